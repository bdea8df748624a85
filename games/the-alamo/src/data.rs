//! The map, the pieces and the charts. Generated from `data/*.csv` by `cargo xtask gen`; do not edit.

use crate::map::{Ground, HexData, Link, Place, Terrain, TerrainData, WallData};
use crate::pieces::{BatteryData, Kind, LeaderData, UnitData};

#[rustfmt::skip]
pub(crate) static HEXES: [HexData; 775] = [
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 1 }, // 0101
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0102
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0103
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0104
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0105
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0106
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0107
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0108
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0109
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0110
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0111
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0112
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 6 }, // 0113
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 6 }, // 0114
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 6 }, // 0115
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 6 }, // 0116
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 6 }, // 0117
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 6 }, // 0118
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 6 }, // 0119
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 6 }, // 0120
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0121
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0122
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0123
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0124
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0125
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0126
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0127
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0128
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0129
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0130
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0131
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 1 }, // 0201
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0202
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0203
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0204
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0205
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0206
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0207
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0208
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0209
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0210
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0211
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0212
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0213
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0214
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0215
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0216
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0217
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0218
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0219
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0220
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0221
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0222
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0223
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0224
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0225
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0226
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0227
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0228
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0229
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0230
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0231
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 1 }, // 0301
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0302
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0303
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0304
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0305
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0306
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0307
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0308
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0309
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0310
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0311
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0312
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0313
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0314
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0315
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0316
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0317
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0318
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0319
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0320
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0321
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0322
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0323
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0324
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0325
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0326
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0327
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0328
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0329
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0330
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0331
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 1 }, // 0401
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0402
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0403
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0404
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0405
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0406
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0407
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0408
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0409
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0410
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0411
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0412
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0413
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0414
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0415
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0416
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0417
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0418
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0419
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0420
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0421
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0422
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0423
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0424
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0425
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0426
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0427
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0428
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0429
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0430
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0431
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 1 }, // 0501
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0502
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0503
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0504
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0505
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0506
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0507
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0508
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0509
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0510
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0511
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0512
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0513
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0514
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0515
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0516
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0517
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0518
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0519
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0520
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0521
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0522
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0523
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0524
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0525
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0526
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0527
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0528
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0529
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0530
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0531
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 1 }, // 0601
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0602
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0603
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0604
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0605
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0606
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0607
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0608
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0609
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0610
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0611
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0612
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0613
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0614
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0615
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0616
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0617
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0618
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0619
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0620
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0621
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0622
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0623
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0624
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0625
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0626
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0627
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0628
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0629
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0630
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0631
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 1 }, // 0701
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0702
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0703
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0704
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0705
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0706
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0707
    HexData { ground: Ground::Platform, room: NONE, artillery: true, facing: 5, entry: 0 }, // 0708
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }, // 0709
    HexData { ground: Ground::Building, room: 0, artillery: false, facing: 4, entry: 0 }, // 0710
    HexData { ground: Ground::Building, room: 0, artillery: false, facing: 4, entry: 0 }, // 0711
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }, // 0712
    HexData { ground: Ground::Building, room: 1, artillery: false, facing: 4, entry: 0 }, // 0713
    HexData { ground: Ground::Building, room: 1, artillery: false, facing: 4, entry: 0 }, // 0714
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }, // 0715
    HexData { ground: Ground::Platform, room: NONE, artillery: true, facing: 4, entry: 0 }, // 0716
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }, // 0717
    HexData { ground: Ground::Building, room: 2, artillery: false, facing: 4, entry: 0 }, // 0718
    HexData { ground: Ground::Building, room: 2, artillery: false, facing: 4, entry: 0 }, // 0719
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }, // 0720
    HexData { ground: Ground::Building, room: 3, artillery: false, facing: 4, entry: 0 }, // 0721
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }, // 0722
    HexData { ground: Ground::Platform, room: NONE, artillery: true, facing: 4, entry: 0 }, // 0723
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0724
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0725
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0726
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0727
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0728
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0729
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0730
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0731
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 1 }, // 0801
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0802
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0803
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0804
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0805
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0806
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0807
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0808
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0809
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0810
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0811
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 5, entry: 0 }, // 0812
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 5, entry: 0 }, // 0813
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 5, entry: 0 }, // 0814
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }, // 0815
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }, // 0816
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }, // 0817
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }, // 0818
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 0819
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 0820
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 0821
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 0822
    HexData { ground: Ground::Building, room: 4, artillery: false, facing: 3, entry: 0 }, // 0823
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0824
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0825
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0826
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0827
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0828
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0829
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0830
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 5 }, // 0831
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0901
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0902
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0903
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0904
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0905
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0906
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0907
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0908
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0909
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0910
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0911
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0912
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0913
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 5, entry: 0 }, // 0914
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 5, entry: 0 }, // 0915
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }, // 0916
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }, // 0917
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 0918
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 0919
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 0920
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 0921
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 0922
    HexData { ground: Ground::Building, room: 4, artillery: false, facing: 3, entry: 0 }, // 0923
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0924
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0925
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0926
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0927
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0928
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0929
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 0930
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 5 }, // 0931
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1001
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1002
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1003
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1004
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1005
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1006
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1007
    HexData { ground: Ground::Platform, room: NONE, artillery: true, facing: 0, entry: 0 }, // 1008
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1009
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1010
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1011
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1012
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1013
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1014
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1015
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1016
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1017
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1018
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1019
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1020
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1021
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1022
    HexData { ground: Ground::Building, room: 5, artillery: false, facing: 2, entry: 0 }, // 1023
    HexData { ground: Ground::Lunette, room: NONE, artillery: true, facing: 3, entry: 0 }, // 1024
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1025
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1026
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1027
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1028
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1029
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1030
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 5 }, // 1031
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 2 }, // 1101
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1102
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1103
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1104
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1105
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1106
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1107
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1108
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1109
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1110
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1111
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1112
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1113
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1114
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1115
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1116
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1117
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1118
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1119
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1120
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1121
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1122
    HexData { ground: Ground::Building, room: 6, artillery: false, facing: 3, entry: 0 }, // 1123
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1124
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1125
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1126
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1127
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1128
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1129
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1130
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 5 }, // 1131
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 2 }, // 1201
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1202
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1203
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1204
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1205
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1206
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1207
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1208
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1209
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1210
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1211
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1212
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1213
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1214
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1215
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1216
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1217
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1218
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1219
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1220
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1221
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1222
    HexData { ground: Ground::Building, room: 6, artillery: false, facing: 3, entry: 0 }, // 1223
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1224
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1225
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1226
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1227
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1228
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1229
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1230
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 5 }, // 1231
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 2 }, // 1301
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1302
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1303
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1304
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1305
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1306
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1307
    HexData { ground: Ground::Platform, room: NONE, artillery: true, facing: 1, entry: 0 }, // 1308
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1309
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1310
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1311
    HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1312
    HexData { ground: Ground::Building, room: 7, artillery: false, facing: 1, entry: 0 }, // 1313
    HexData { ground: Ground::Building, room: 7, artillery: false, facing: 1, entry: 0 }, // 1314
    HexData { ground: Ground::Building, room: 8, artillery: false, facing: 1, entry: 0 }, // 1315
    HexData { ground: Ground::Building, room: 8, artillery: false, facing: 2, entry: 0 }, // 1316
    HexData { ground: Ground::Building, room: 9, artillery: false, facing: 2, entry: 0 }, // 1317
    HexData { ground: Ground::Building, room: 9, artillery: false, facing: 2, entry: 0 }, // 1318
    HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1319
    HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1320
    HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1321
    HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1322
    HexData { ground: Ground::Yard, room: NONE, artillery: true, facing: 2, entry: 0 }, // 1323
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1324
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1325
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1326
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1327
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1328
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1329
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1330
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 5 }, // 1331
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 2 }, // 1401
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1402
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1403
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1404
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1405
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1406
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1407
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1408
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1409
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1410
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1411
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1412
    HexData { ground: Ground::Building, room: 7, artillery: false, facing: 0, entry: 0 }, // 1413
    HexData { ground: Ground::Building, room: 7, artillery: false, facing: 1, entry: 0 }, // 1414
    HexData { ground: Ground::Building, room: 8, artillery: false, facing: 1, entry: 0 }, // 1415
    HexData { ground: Ground::Building, room: 8, artillery: false, facing: 2, entry: 0 }, // 1416
    HexData { ground: Ground::Building, room: 9, artillery: false, facing: 2, entry: 0 }, // 1417
    HexData { ground: Ground::Building, room: 9, artillery: false, facing: 2, entry: 0 }, // 1418
    HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1419
    HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1420
    HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1421
    HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1422
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1423
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1424
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1425
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1426
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1427
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1428
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1429
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1430
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 5 }, // 1431
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 2 }, // 1501
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1502
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1503
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1504
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1505
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1506
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1507
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1508
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1509
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1510
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1511
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1512
    HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1513
    HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1514
    HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1515
    HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1516
    HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1517
    HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1518
    HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1519
    HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1520
    HexData { ground: Ground::Yard, room: NONE, artillery: true, facing: 2, entry: 0 }, // 1521
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1522
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1523
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1524
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1525
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1526
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1527
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1528
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1529
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1530
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 5 }, // 1531
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 2 }, // 1601
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1602
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1603
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1604
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1605
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1606
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1607
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1608
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1609
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1610
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1611
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1612
    HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1613
    HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1614
    HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1615
    HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1616
    HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1617
    HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1618
    HexData { ground: Ground::Nave, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1619
    HexData { ground: Ground::Nave, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1620
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1621
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1622
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1623
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1624
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1625
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1626
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1627
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1628
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1629
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1630
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1631
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 2 }, // 1701
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1702
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1703
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1704
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1705
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1706
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1707
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1708
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1709
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1710
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1711
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1712
    HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1713
    HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1714
    HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1715
    HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1716
    HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1717
    HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1718
    HexData { ground: Ground::Nave, room: NONE, artillery: false, facing: 2, entry: 0 }, // 1719
    HexData { ground: Ground::Nave, room: NONE, artillery: false, facing: 3, entry: 0 }, // 1720
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1721
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1722
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1723
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1724
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1725
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1726
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1727
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1728
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1729
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1730
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1731
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 2 }, // 1801
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1802
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1803
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1804
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1805
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1806
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1807
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1808
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1809
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1810
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1811
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1812
    HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1813
    HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1814
    HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1815
    HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1816
    HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1817
    HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 1, entry: 0 }, // 1818
    HexData { ground: Ground::Apse, room: NONE, artillery: true, facing: 1, entry: 0 }, // 1819
    HexData { ground: Ground::Apse, room: NONE, artillery: true, facing: 2, entry: 0 }, // 1820
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1821
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1822
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1823
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1824
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1825
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1826
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1827
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1828
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1829
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1830
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1831
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1901
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1902
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1903
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1904
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1905
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1906
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1907
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1908
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1909
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1910
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1911
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1912
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1913
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1914
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1915
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1916
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1917
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1918
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1919
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1920
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1921
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1922
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1923
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1924
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1925
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1926
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1927
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1928
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1929
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1930
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 1931
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2001
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2002
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2003
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2004
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2005
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2006
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2007
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2008
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2009
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2010
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2011
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2012
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2013
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2014
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2015
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2016
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2017
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2018
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2019
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2020
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2021
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2022
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2023
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2024
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2025
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2026
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2027
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2028
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2029
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2030
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2031
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2101
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2102
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2103
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2104
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2105
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2106
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2107
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2108
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2109
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2110
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2111
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2112
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2113
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2114
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2115
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2116
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2117
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2118
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2119
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2120
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2121
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2122
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2123
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2124
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2125
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2126
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2127
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2128
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2129
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2130
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2131
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2201
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2202
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2203
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2204
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2205
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2206
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2207
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2208
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2209
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2210
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2211
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2212
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2213
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2214
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2215
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2216
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2217
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2218
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2219
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2220
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2221
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2222
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2223
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2224
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2225
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2226
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2227
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2228
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2229
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2230
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2231
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2301
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2302
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2303
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2304
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2305
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2306
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2307
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2308
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2309
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2310
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2311
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2312
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2313
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2314
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2315
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2316
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2317
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2318
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2319
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2320
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2321
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2322
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2323
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2324
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2325
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2326
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2327
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2328
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2329
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2330
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2331
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2401
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2402
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2403
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2404
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2405
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2406
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2407
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2408
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2409
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2410
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2411
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2412
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2413
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2414
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2415
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2416
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2417
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2418
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2419
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2420
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2421
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2422
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2423
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2424
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2425
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2426
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2427
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2428
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2429
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2430
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2431
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2501
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2502
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2503
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2504
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2505
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 3 }, // 2506
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 3 }, // 2507
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 3 }, // 2508
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 3 }, // 2509
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 3 }, // 2510
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 3 }, // 2511
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 3 }, // 2512
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 3 }, // 2513
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2514
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2515
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2516
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 4 }, // 2517
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 4 }, // 2518
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 4 }, // 2519
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 4 }, // 2520
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 4 }, // 2521
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 4 }, // 2522
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 4 }, // 2523
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 4 }, // 2524
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2525
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2526
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2527
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2528
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2529
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2530
    HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 }, // 2531
];

/// No room, no wall.
pub(crate) const NONE: u8 = 255;

#[rustfmt::skip]
pub(crate) static ROOMS: [&str; 10] = ["W1", "W2", "W3", "W4", "LOWW", "GATE", "LOWE", "LB1", "LB2", "LB3"];

/// The hexes of each Entry Area.
#[rustfmt::skip]
pub(crate) static AREAS: [[u16; 8]; 6] = [
    [0, 31, 62, 93, 124, 155, 186, 217],
    [310, 341, 372, 403, 434, 465, 496, 527],
    [749, 750, 751, 752, 753, 754, 755, 756],
    [760, 761, 762, 763, 764, 765, 766, 767],
    [247, 278, 309, 340, 371, 402, 433, 464],
    [12, 13, 14, 15, 16, 17, 18, 19],
];

/// The hexes that have an inside, in the order of their inside places.
#[rustfmt::skip]
pub(crate) static BUILDINGS: [u16; 24] = [195, 196, 198, 199, 203, 204, 206, 239, 270, 301, 332, 363, 384, 385, 386, 387, 388, 389, 415, 416, 417, 418, 419, 420];

#[rustfmt::skip]
pub(crate) static WALLS: [WallData; 225] = [
    WallData { a: 161, b: 193, wall: Terrain::Outer, opening: None }, // 0607/0708
    WallData { a: 162, b: 193, wall: Terrain::Outer, opening: None }, // 0608/0708
    WallData { a: 162, b: 194, wall: Terrain::Outer, opening: None }, // 0608/0709
    WallData { a: 163, b: 194, wall: Terrain::Outer, opening: None }, // 0609/0709
    WallData { a: 163, b: 195, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0609/0710
    WallData { a: 164, b: 195, wall: Terrain::Outer, opening: None }, // 0610/0710
    WallData { a: 164, b: 196, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0610/0711
    WallData { a: 165, b: 196, wall: Terrain::Outer, opening: None }, // 0611/0711
    WallData { a: 165, b: 197, wall: Terrain::Outer, opening: None }, // 0611/0712
    WallData { a: 166, b: 197, wall: Terrain::Outer, opening: None }, // 0612/0712
    WallData { a: 166, b: 198, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0612/0713
    WallData { a: 167, b: 198, wall: Terrain::Outer, opening: None }, // 0613/0713
    WallData { a: 167, b: 199, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0613/0714
    WallData { a: 168, b: 199, wall: Terrain::Outer, opening: None }, // 0614/0714
    WallData { a: 168, b: 200, wall: Terrain::Outer, opening: None }, // 0614/0715
    WallData { a: 169, b: 200, wall: Terrain::Outer, opening: None }, // 0615/0715
    WallData { a: 169, b: 201, wall: Terrain::Outer, opening: None }, // 0615/0716
    WallData { a: 170, b: 201, wall: Terrain::Outer, opening: None }, // 0616/0716
    WallData { a: 170, b: 202, wall: Terrain::Outer, opening: None }, // 0616/0717
    WallData { a: 171, b: 202, wall: Terrain::Outer, opening: None }, // 0617/0717
    WallData { a: 171, b: 203, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0617/0718
    WallData { a: 172, b: 203, wall: Terrain::Outer, opening: None }, // 0618/0718
    WallData { a: 172, b: 204, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0618/0719
    WallData { a: 173, b: 204, wall: Terrain::Outer, opening: None }, // 0619/0719
    WallData { a: 173, b: 205, wall: Terrain::Outer, opening: None }, // 0619/0720
    WallData { a: 174, b: 205, wall: Terrain::Outer, opening: None }, // 0620/0720
    WallData { a: 174, b: 206, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0620/0721
    WallData { a: 175, b: 206, wall: Terrain::Outer, opening: None }, // 0621/0721
    WallData { a: 175, b: 207, wall: Terrain::Outer, opening: None }, // 0621/0722
    WallData { a: 176, b: 207, wall: Terrain::Outer, opening: None }, // 0622/0722
    WallData { a: 176, b: 208, wall: Terrain::Outer, opening: None }, // 0622/0723
    WallData { a: 177, b: 208, wall: Terrain::Outer, opening: None }, // 0623/0723
    WallData { a: 192, b: 193, wall: Terrain::Outer, opening: None }, // 0707/0708
    WallData { a: 193, b: 194, wall: Terrain::Inner, opening: None }, // 0708/0709
    WallData { a: 193, b: 223, wall: Terrain::Outer, opening: None }, // 0708/0807
    WallData { a: 193, b: 224, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 0708/0808
    WallData { a: 194, b: 195, wall: Terrain::Inner, opening: None }, // 0709/0710
    WallData { a: 195, b: 225, wall: Terrain::Inner, opening: None }, // 0710/0809
    WallData { a: 195, b: 226, wall: Terrain::Inner, opening: None }, // 0710/0810
    WallData { a: 196, b: 197, wall: Terrain::Inner, opening: None }, // 0711/0712
    WallData { a: 196, b: 226, wall: Terrain::Inner, opening: None }, // 0711/0810
    WallData { a: 196, b: 227, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 0711/0811
    WallData { a: 197, b: 198, wall: Terrain::Inner, opening: None }, // 0712/0713
    WallData { a: 198, b: 228, wall: Terrain::Inner, opening: None }, // 0713/0812
    WallData { a: 198, b: 229, wall: Terrain::Inner, opening: None }, // 0713/0813
    WallData { a: 199, b: 200, wall: Terrain::Inner, opening: None }, // 0714/0715
    WallData { a: 199, b: 229, wall: Terrain::Inner, opening: None }, // 0714/0813
    WallData { a: 199, b: 230, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 0714/0814
    WallData { a: 200, b: 201, wall: Terrain::Inner, opening: None }, // 0715/0716
    WallData { a: 201, b: 202, wall: Terrain::Inner, opening: None }, // 0716/0717
    WallData { a: 201, b: 231, wall: Terrain::Inner, opening: None }, // 0716/0815
    WallData { a: 201, b: 232, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 0716/0816
    WallData { a: 202, b: 203, wall: Terrain::Inner, opening: None }, // 0717/0718
    WallData { a: 203, b: 233, wall: Terrain::Inner, opening: None }, // 0718/0817
    WallData { a: 203, b: 234, wall: Terrain::Inner, opening: None }, // 0718/0818
    WallData { a: 204, b: 205, wall: Terrain::Inner, opening: None }, // 0719/0720
    WallData { a: 204, b: 234, wall: Terrain::Inner, opening: None }, // 0719/0818
    WallData { a: 204, b: 235, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 0719/0819
    WallData { a: 205, b: 206, wall: Terrain::Inner, opening: None }, // 0720/0721
    WallData { a: 206, b: 207, wall: Terrain::Inner, opening: None }, // 0721/0722
    WallData { a: 206, b: 236, wall: Terrain::Inner, opening: None }, // 0721/0820
    WallData { a: 206, b: 237, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 0721/0821
    WallData { a: 207, b: 208, wall: Terrain::Inner, opening: None }, // 0722/0723
    WallData { a: 208, b: 209, wall: Terrain::Outer, opening: None }, // 0723/0724
    WallData { a: 208, b: 238, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 0723/0822
    WallData { a: 208, b: 239, wall: Terrain::Interior, opening: None }, // 0723/0823
    WallData { a: 209, b: 239, wall: Terrain::Outer, opening: None }, // 0724/0823
    WallData { a: 223, b: 224, wall: Terrain::Outer, opening: None }, // 0807/0808
    WallData { a: 223, b: 255, wall: Terrain::Outer, opening: None }, // 0807/0908
    WallData { a: 238, b: 239, wall: Terrain::Inner, opening: None }, // 0822/0823
    WallData { a: 238, b: 270, wall: Terrain::Inner, opening: None }, // 0822/0923
    WallData { a: 239, b: 240, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0823/0824
    WallData { a: 239, b: 271, wall: Terrain::Outer, opening: None }, // 0823/0924
    WallData { a: 254, b: 255, wall: Terrain::Outer, opening: None }, // 0907/0908
    WallData { a: 255, b: 285, wall: Terrain::Outer, opening: None }, // 0908/1007
    WallData { a: 255, b: 286, wall: Terrain::Inner, opening: None }, // 0908/1008
    WallData { a: 256, b: 286, wall: Terrain::Inner, opening: None }, // 0909/1008
    WallData { a: 269, b: 270, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 0922/0923
    WallData { a: 270, b: 271, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0923/0924
    WallData { a: 270, b: 300, wall: Terrain::Inner, opening: None }, // 0923/1022
    WallData { a: 270, b: 301, wall: Terrain::Interior, opening: None }, // 0923/1023
    WallData { a: 271, b: 301, wall: Terrain::Outer, opening: None }, // 0924/1023
    WallData { a: 271, b: 302, wall: Terrain::Wooden, opening: None }, // 0924/1024
    WallData { a: 272, b: 302, wall: Terrain::Wooden, opening: None }, // 0925/1024
    WallData { a: 285, b: 286, wall: Terrain::Outer, opening: None }, // 1007/1008
    WallData { a: 285, b: 317, wall: Terrain::Outer, opening: None }, // 1007/1108
    WallData { a: 286, b: 287, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 1008/1009
    WallData { a: 286, b: 317, wall: Terrain::Inner, opening: None }, // 1008/1108
    WallData { a: 286, b: 318, wall: Terrain::Inner, opening: None }, // 1008/1109
    WallData { a: 300, b: 301, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 1022/1023
    WallData { a: 300, b: 332, wall: Terrain::Inner, opening: None }, // 1022/1123
    WallData { a: 301, b: 302, wall: Terrain::Outer, opening: Some(Terrain::Impassable) }, // 1023/1024
    WallData { a: 301, b: 332, wall: Terrain::Interior, opening: None }, // 1023/1123
    WallData { a: 301, b: 333, wall: Terrain::Outer, opening: None }, // 1023/1124
    WallData { a: 302, b: 303, wall: Terrain::Wooden, opening: None }, // 1024/1025
    WallData { a: 302, b: 333, wall: Terrain::Wooden, opening: None }, // 1024/1124
    WallData { a: 302, b: 334, wall: Terrain::Wooden, opening: None }, // 1024/1125
    WallData { a: 316, b: 317, wall: Terrain::Outer, opening: None }, // 1107/1108
    WallData { a: 317, b: 347, wall: Terrain::Outer, opening: None }, // 1108/1207
    WallData { a: 331, b: 332, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 1122/1123
    WallData { a: 332, b: 333, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 1123/1124
    WallData { a: 332, b: 362, wall: Terrain::Inner, opening: None }, // 1123/1222
    WallData { a: 333, b: 363, wall: Terrain::Outer, opening: None }, // 1124/1223
    WallData { a: 347, b: 348, wall: Terrain::Outer, opening: None }, // 1207/1208
    WallData { a: 347, b: 379, wall: Terrain::Outer, opening: None }, // 1207/1308
    WallData { a: 348, b: 379, wall: Terrain::Inner, opening: None }, // 1208/1308
    WallData { a: 352, b: 384, wall: Terrain::Inner, opening: Some(Terrain::Gunslit) }, // 1212/1313
    WallData { a: 353, b: 384, wall: Terrain::Inner, opening: None }, // 1213/1313
    WallData { a: 353, b: 385, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 1213/1314
    WallData { a: 354, b: 385, wall: Terrain::Inner, opening: None }, // 1214/1314
    WallData { a: 354, b: 386, wall: Terrain::Inner, opening: Some(Terrain::Gunslit) }, // 1214/1315
    WallData { a: 355, b: 386, wall: Terrain::Inner, opening: None }, // 1215/1315
    WallData { a: 355, b: 387, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 1215/1316
    WallData { a: 356, b: 387, wall: Terrain::Inner, opening: None }, // 1216/1316
    WallData { a: 356, b: 388, wall: Terrain::Inner, opening: Some(Terrain::Gunslit) }, // 1216/1317
    WallData { a: 357, b: 388, wall: Terrain::Inner, opening: None }, // 1217/1317
    WallData { a: 357, b: 389, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 1217/1318
    WallData { a: 358, b: 389, wall: Terrain::Inner, opening: None }, // 1218/1318
    WallData { a: 358, b: 390, wall: Terrain::Stone, opening: None }, // 1218/1319
    WallData { a: 359, b: 390, wall: Terrain::Stone, opening: None }, // 1219/1319
    WallData { a: 359, b: 391, wall: Terrain::Stone, opening: None }, // 1219/1320
    WallData { a: 360, b: 391, wall: Terrain::Stone, opening: None }, // 1220/1320
    WallData { a: 360, b: 392, wall: Terrain::Stone, opening: None }, // 1220/1321
    WallData { a: 361, b: 392, wall: Terrain::Stone, opening: None }, // 1221/1321
    WallData { a: 361, b: 393, wall: Terrain::Stone, opening: None }, // 1221/1322
    WallData { a: 362, b: 363, wall: Terrain::Inner, opening: None }, // 1222/1223
    WallData { a: 362, b: 393, wall: Terrain::Stone, opening: None }, // 1222/1322
    WallData { a: 362, b: 394, wall: Terrain::Stone, opening: None }, // 1222/1323
    WallData { a: 363, b: 364, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 1223/1224
    WallData { a: 363, b: 394, wall: Terrain::Inner, opening: None }, // 1223/1323
    WallData { a: 363, b: 395, wall: Terrain::Outer, opening: None }, // 1223/1324
    WallData { a: 378, b: 379, wall: Terrain::Outer, opening: None }, // 1307/1308
    WallData { a: 379, b: 380, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 1308/1309
    WallData { a: 379, b: 409, wall: Terrain::Outer, opening: None }, // 1308/1407
    WallData { a: 379, b: 410, wall: Terrain::Outer, opening: None }, // 1308/1408
    WallData { a: 380, b: 410, wall: Terrain::Outer, opening: None }, // 1309/1408
    WallData { a: 380, b: 411, wall: Terrain::Outer, opening: None }, // 1309/1409
    WallData { a: 381, b: 411, wall: Terrain::Outer, opening: None }, // 1310/1409
    WallData { a: 381, b: 412, wall: Terrain::Outer, opening: None }, // 1310/1410
    WallData { a: 382, b: 412, wall: Terrain::Outer, opening: None }, // 1311/1410
    WallData { a: 382, b: 413, wall: Terrain::Outer, opening: None }, // 1311/1411
    WallData { a: 383, b: 384, wall: Terrain::Inner, opening: None }, // 1312/1313
    WallData { a: 383, b: 413, wall: Terrain::Outer, opening: None }, // 1312/1411
    WallData { a: 383, b: 414, wall: Terrain::Outer, opening: None }, // 1312/1412
    WallData { a: 384, b: 414, wall: Terrain::Outer, opening: None }, // 1313/1412
    WallData { a: 385, b: 386, wall: Terrain::Interior, opening: None }, // 1314/1315
    WallData { a: 386, b: 416, wall: Terrain::Interior, opening: None }, // 1315/1414
    WallData { a: 387, b: 388, wall: Terrain::Interior, opening: None }, // 1316/1317
    WallData { a: 388, b: 418, wall: Terrain::Interior, opening: None }, // 1317/1416
    WallData { a: 389, b: 390, wall: Terrain::Inner, opening: None }, // 1318/1319
    WallData { a: 390, b: 420, wall: Terrain::Inner, opening: None }, // 1319/1418
    WallData { a: 394, b: 395, wall: Terrain::Wooden, opening: None }, // 1323/1324
    WallData { a: 394, b: 425, wall: Terrain::Wooden, opening: None }, // 1323/1423
    WallData { a: 414, b: 415, wall: Terrain::Outer, opening: None }, // 1412/1413
    WallData { a: 414, b: 446, wall: Terrain::Stone, opening: None }, // 1412/1513
    WallData { a: 415, b: 446, wall: Terrain::Outer, opening: None }, // 1413/1513
    WallData { a: 415, b: 447, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 1413/1514
    WallData { a: 416, b: 417, wall: Terrain::Interior, opening: None }, // 1414/1415
    WallData { a: 416, b: 447, wall: Terrain::Outer, opening: None }, // 1414/1514
    WallData { a: 416, b: 448, wall: Terrain::Outer, opening: None }, // 1414/1515
    WallData { a: 417, b: 448, wall: Terrain::Outer, opening: None }, // 1415/1515
    WallData { a: 417, b: 449, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 1415/1516
    WallData { a: 418, b: 419, wall: Terrain::Interior, opening: None }, // 1416/1417
    WallData { a: 418, b: 449, wall: Terrain::Outer, opening: None }, // 1416/1516
    WallData { a: 418, b: 450, wall: Terrain::Outer, opening: None }, // 1416/1517
    WallData { a: 419, b: 450, wall: Terrain::Outer, opening: None }, // 1417/1517
    WallData { a: 419, b: 451, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 1417/1518
    WallData { a: 420, b: 421, wall: Terrain::Inner, opening: Some(Terrain::Gunslit) }, // 1418/1419
    WallData { a: 420, b: 451, wall: Terrain::Outer, opening: None }, // 1418/1518
    WallData { a: 420, b: 452, wall: Terrain::Inner, opening: None }, // 1418/1519
    WallData { a: 423, b: 455, wall: Terrain::Wooden, opening: None }, // 1421/1522
    WallData { a: 424, b: 425, wall: Terrain::Wooden, opening: None }, // 1422/1423
    WallData { a: 424, b: 455, wall: Terrain::Wooden, opening: None }, // 1422/1522
    WallData { a: 424, b: 456, wall: Terrain::Wooden, opening: None }, // 1422/1523
    WallData { a: 445, b: 446, wall: Terrain::Stone, opening: None }, // 1512/1513
    WallData { a: 446, b: 476, wall: Terrain::Stone, opening: None }, // 1513/1612
    WallData { a: 448, b: 449, wall: Terrain::Wooden, opening: None }, // 1515/1516
    WallData { a: 449, b: 479, wall: Terrain::Wooden, opening: None }, // 1516/1615
    WallData { a: 451, b: 452, wall: Terrain::Inner, opening: None }, // 1518/1519
    WallData { a: 452, b: 482, wall: Terrain::Inner, opening: None }, // 1519/1618
    WallData { a: 452, b: 483, wall: Terrain::Church, opening: None }, // 1519/1619
    WallData { a: 453, b: 483, wall: Terrain::Church, opening: Some(Terrain::Doorway) }, // 1520/1619
    WallData { a: 453, b: 484, wall: Terrain::Church, opening: None }, // 1520/1620
    WallData { a: 454, b: 455, wall: Terrain::Wooden, opening: None }, // 1521/1522
    WallData { a: 454, b: 484, wall: Terrain::Church, opening: None }, // 1521/1620
    WallData { a: 454, b: 485, wall: Terrain::Wooden, opening: None }, // 1521/1621
    WallData { a: 476, b: 477, wall: Terrain::Stone, opening: None }, // 1612/1613
    WallData { a: 476, b: 508, wall: Terrain::Stone, opening: None }, // 1612/1713
    WallData { a: 479, b: 480, wall: Terrain::Wooden, opening: None }, // 1615/1616
    WallData { a: 479, b: 511, wall: Terrain::Wooden, opening: None }, // 1615/1716
    WallData { a: 482, b: 483, wall: Terrain::Church, opening: None }, // 1618/1619
    WallData { a: 482, b: 514, wall: Terrain::Church, opening: None }, // 1618/1719
    WallData { a: 484, b: 485, wall: Terrain::Church, opening: None }, // 1620/1621
    WallData { a: 484, b: 516, wall: Terrain::Church, opening: None }, // 1620/1721
    WallData { a: 507, b: 508, wall: Terrain::Stone, opening: None }, // 1712/1713
    WallData { a: 508, b: 538, wall: Terrain::Stone, opening: None }, // 1713/1812
    WallData { a: 510, b: 511, wall: Terrain::Wooden, opening: None }, // 1715/1716
    WallData { a: 511, b: 541, wall: Terrain::Wooden, opening: None }, // 1716/1815
    WallData { a: 513, b: 514, wall: Terrain::Church, opening: None }, // 1718/1719
    WallData { a: 514, b: 544, wall: Terrain::Church, opening: None }, // 1719/1818
    WallData { a: 514, b: 545, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 1719/1819
    WallData { a: 515, b: 516, wall: Terrain::Church, opening: None }, // 1720/1721
    WallData { a: 515, b: 545, wall: Terrain::Inner, opening: None }, // 1720/1819
    WallData { a: 515, b: 546, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 1720/1820
    WallData { a: 516, b: 546, wall: Terrain::Church, opening: None }, // 1721/1820
    WallData { a: 538, b: 539, wall: Terrain::Stone, opening: None }, // 1812/1813
    WallData { a: 539, b: 570, wall: Terrain::Stone, opening: None }, // 1813/1913
    WallData { a: 539, b: 571, wall: Terrain::Stone, opening: None }, // 1813/1914
    WallData { a: 540, b: 571, wall: Terrain::Stone, opening: None }, // 1814/1914
    WallData { a: 540, b: 572, wall: Terrain::Stone, opening: None }, // 1814/1915
    WallData { a: 541, b: 542, wall: Terrain::Wooden, opening: None }, // 1815/1816
    WallData { a: 541, b: 572, wall: Terrain::Stone, opening: None }, // 1815/1915
    WallData { a: 541, b: 573, wall: Terrain::Stone, opening: None }, // 1815/1916
    WallData { a: 542, b: 573, wall: Terrain::Wooden, opening: None }, // 1816/1916
    WallData { a: 542, b: 574, wall: Terrain::Wooden, opening: None }, // 1816/1917
    WallData { a: 543, b: 574, wall: Terrain::Wooden, opening: None }, // 1817/1917
    WallData { a: 543, b: 575, wall: Terrain::Wooden, opening: None }, // 1817/1918
    WallData { a: 544, b: 545, wall: Terrain::Church, opening: None }, // 1818/1819
    WallData { a: 544, b: 575, wall: Terrain::Wooden, opening: None }, // 1818/1918
    WallData { a: 544, b: 576, wall: Terrain::Wooden, opening: None }, // 1818/1919
    WallData { a: 545, b: 576, wall: Terrain::Church, opening: None }, // 1819/1919
    WallData { a: 545, b: 577, wall: Terrain::Church, opening: None }, // 1819/1920
    WallData { a: 546, b: 547, wall: Terrain::Church, opening: None }, // 1820/1821
    WallData { a: 546, b: 577, wall: Terrain::Church, opening: None }, // 1820/1920
    WallData { a: 546, b: 578, wall: Terrain::Church, opening: None }, // 1820/1921
];

/// What lies on the sides of each hex, clockwise from the north.
#[rustfmt::skip]
pub(crate) static WALL_AT: [[u8; 6]; 775] = [
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 0, 255, 255, 255],
    [255, 1, 2, 255, 255, 255],
    [255, 3, 4, 255, 255, 255],
    [255, 5, 6, 255, 255, 255],
    [255, 7, 8, 255, 255, 255],
    [255, 9, 10, 255, 255, 255],
    [255, 11, 12, 255, 255, 255],
    [255, 13, 14, 255, 255, 255],
    [255, 15, 16, 255, 255, 255],
    [255, 17, 18, 255, 255, 255],
    [255, 19, 20, 255, 255, 255],
    [255, 21, 22, 255, 255, 255],
    [255, 23, 24, 255, 255, 255],
    [255, 25, 26, 255, 255, 255],
    [255, 27, 28, 255, 255, 255],
    [255, 29, 30, 255, 255, 255],
    [255, 31, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 32, 255, 255],
    [32, 34, 35, 33, 1, 0],
    [33, 255, 255, 36, 3, 2],
    [36, 37, 38, 255, 5, 4],
    [255, 40, 41, 39, 7, 6],
    [39, 255, 255, 42, 9, 8],
    [42, 43, 44, 255, 11, 10],
    [255, 46, 47, 45, 13, 12],
    [45, 255, 255, 48, 15, 14],
    [48, 50, 51, 49, 17, 16],
    [49, 255, 255, 52, 19, 18],
    [52, 53, 54, 255, 21, 20],
    [255, 56, 57, 55, 23, 22],
    [55, 255, 255, 58, 25, 24],
    [58, 60, 61, 59, 27, 26],
    [59, 255, 255, 62, 29, 28],
    [62, 64, 65, 63, 31, 30],
    [63, 66, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 68, 67, 34, 255],
    [67, 255, 255, 255, 255, 35],
    [255, 255, 255, 255, 37, 255],
    [255, 255, 255, 255, 40, 38],
    [255, 255, 255, 255, 255, 41],
    [255, 255, 255, 255, 43, 255],
    [255, 255, 255, 255, 46, 44],
    [255, 255, 255, 255, 255, 47],
    [255, 255, 255, 255, 50, 255],
    [255, 255, 255, 255, 255, 51],
    [255, 255, 255, 255, 53, 255],
    [255, 255, 255, 255, 56, 54],
    [255, 255, 255, 255, 255, 57],
    [255, 255, 255, 255, 60, 255],
    [255, 255, 255, 255, 255, 61],
    [255, 255, 70, 69, 64, 255],
    [69, 255, 72, 71, 66, 65],
    [71, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 73, 255, 255],
    [73, 74, 75, 255, 255, 68],
    [255, 76, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 77, 255, 255],
    [77, 79, 80, 78, 255, 70],
    [78, 81, 82, 255, 255, 72],
    [255, 83, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 85, 84, 74, 255],
    [84, 87, 88, 86, 76, 75],
    [86, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 90, 89, 79, 255],
    [89, 92, 93, 91, 81, 80],
    [91, 95, 96, 94, 83, 82],
    [94, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 97, 255, 255],
    [97, 98, 255, 255, 87, 85],
    [255, 255, 255, 255, 255, 88],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 99, 255, 255],
    [99, 101, 255, 100, 92, 90],
    [100, 102, 255, 255, 95, 93],
    [255, 255, 255, 255, 255, 96],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 104, 103, 98, 255],
    [103, 105, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 106, 255, 255, 255],
    [255, 107, 108, 255, 255, 255],
    [255, 109, 110, 255, 255, 255],
    [255, 111, 112, 255, 255, 255],
    [255, 113, 114, 255, 255, 255],
    [255, 115, 116, 255, 255, 255],
    [255, 117, 118, 255, 255, 255],
    [255, 119, 120, 255, 255, 255],
    [255, 121, 122, 255, 255, 255],
    [255, 123, 124, 255, 255, 255],
    [255, 126, 127, 125, 101, 255],
    [125, 129, 130, 128, 102, 255],
    [128, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 131, 255, 255],
    [131, 133, 134, 132, 105, 104],
    [132, 135, 136, 255, 255, 255],
    [255, 137, 138, 255, 255, 255],
    [255, 139, 140, 255, 255, 255],
    [255, 142, 143, 141, 255, 255],
    [141, 144, 255, 255, 107, 106],
    [255, 255, 255, 145, 109, 108],
    [145, 146, 255, 255, 111, 110],
    [255, 255, 255, 147, 113, 112],
    [147, 148, 255, 255, 115, 114],
    [255, 255, 255, 149, 117, 116],
    [149, 150, 255, 255, 119, 118],
    [255, 255, 255, 255, 121, 120],
    [255, 255, 255, 255, 123, 122],
    [255, 255, 255, 255, 126, 124],
    [255, 255, 152, 151, 129, 127],
    [151, 255, 255, 255, 255, 130],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 133, 255],
    [255, 255, 255, 255, 135, 134],
    [255, 255, 255, 255, 137, 136],
    [255, 255, 255, 255, 139, 138],
    [255, 255, 255, 255, 142, 140],
    [255, 255, 154, 153, 144, 143],
    [153, 155, 156, 255, 255, 255],
    [255, 158, 159, 157, 146, 255],
    [157, 160, 161, 255, 255, 255],
    [255, 163, 164, 162, 148, 255],
    [162, 165, 166, 255, 255, 255],
    [255, 168, 169, 167, 150, 255],
    [167, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 170, 255, 255, 255],
    [255, 172, 173, 171, 255, 255],
    [171, 255, 255, 255, 255, 152],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 174, 255, 255],
    [174, 175, 255, 255, 155, 154],
    [255, 255, 255, 255, 158, 156],
    [255, 255, 255, 176, 160, 159],
    [176, 177, 255, 255, 163, 161],
    [255, 255, 255, 255, 165, 164],
    [255, 255, 255, 178, 168, 166],
    [178, 179, 180, 255, 255, 169],
    [255, 181, 182, 255, 255, 255],
    [255, 184, 185, 183, 255, 255],
    [183, 255, 255, 255, 172, 170],
    [255, 255, 255, 255, 255, 173],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 187, 186, 175, 255],
    [186, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 189, 188, 177, 255],
    [188, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 191, 190, 179, 255],
    [190, 255, 255, 255, 181, 180],
    [255, 255, 193, 192, 184, 182],
    [192, 255, 255, 255, 255, 185],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 194, 255, 255],
    [194, 195, 255, 255, 255, 187],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 196, 255, 255],
    [196, 197, 255, 255, 255, 189],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 198, 255, 255],
    [198, 199, 200, 255, 255, 191],
    [255, 202, 203, 201, 255, 255],
    [201, 204, 255, 255, 255, 193],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 205, 195, 255],
    [205, 206, 207, 255, 255, 255],
    [255, 208, 209, 255, 255, 255],
    [255, 211, 212, 210, 197, 255],
    [210, 213, 214, 255, 255, 255],
    [255, 215, 216, 255, 255, 255],
    [255, 218, 219, 217, 199, 255],
    [217, 220, 221, 255, 202, 200],
    [255, 223, 224, 222, 204, 203],
    [222, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 206, 255],
    [255, 255, 255, 255, 208, 207],
    [255, 255, 255, 255, 211, 209],
    [255, 255, 255, 255, 213, 212],
    [255, 255, 255, 255, 215, 214],
    [255, 255, 255, 255, 218, 216],
    [255, 255, 255, 255, 220, 219],
    [255, 255, 255, 255, 223, 221],
    [255, 255, 255, 255, 255, 224],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255],
];

const fn l(to: u16, side: u8, over: Terrain, wall: u8) -> Link {
    Link { to: Place(to), side, over, wall }
}

/// The ways from each place to its neighbours, place by place.
#[rustfmt::skip]
pub(crate) static LINKS: [Link; 4658] = [
l(31, 2, Terrain::Clear, NONE), l(1, 3, Terrain::Clear, NONE),
l(0, 0, Terrain::Clear, NONE), l(31, 1, Terrain::Clear, NONE), l(32, 2, Terrain::Clear, NONE), l(2, 3, Terrain::Clear, NONE),
l(1, 0, Terrain::Clear, NONE), l(32, 1, Terrain::Clear, NONE), l(33, 2, Terrain::Clear, NONE), l(3, 3, Terrain::Clear, NONE),
l(2, 0, Terrain::Clear, NONE), l(33, 1, Terrain::Clear, NONE), l(34, 2, Terrain::Clear, NONE), l(4, 3, Terrain::Clear, NONE),
l(3, 0, Terrain::Clear, NONE), l(34, 1, Terrain::Clear, NONE), l(35, 2, Terrain::Clear, NONE), l(5, 3, Terrain::Clear, NONE),
l(4, 0, Terrain::Clear, NONE), l(35, 1, Terrain::Clear, NONE), l(36, 2, Terrain::Clear, NONE), l(6, 3, Terrain::Clear, NONE),
l(5, 0, Terrain::Clear, NONE), l(36, 1, Terrain::Clear, NONE), l(37, 2, Terrain::Clear, NONE), l(7, 3, Terrain::Clear, NONE),
l(6, 0, Terrain::Clear, NONE), l(37, 1, Terrain::Clear, NONE), l(38, 2, Terrain::Clear, NONE), l(8, 3, Terrain::Clear, NONE),
l(7, 0, Terrain::Clear, NONE), l(38, 1, Terrain::Clear, NONE), l(39, 2, Terrain::Clear, NONE), l(9, 3, Terrain::Clear, NONE),
l(8, 0, Terrain::Clear, NONE), l(39, 1, Terrain::Clear, NONE), l(40, 2, Terrain::Clear, NONE), l(10, 3, Terrain::Clear, NONE),
l(9, 0, Terrain::Clear, NONE), l(40, 1, Terrain::Clear, NONE), l(41, 2, Terrain::Clear, NONE), l(11, 3, Terrain::Clear, NONE),
l(10, 0, Terrain::Clear, NONE), l(41, 1, Terrain::Clear, NONE), l(42, 2, Terrain::Clear, NONE), l(12, 3, Terrain::Clear, NONE),
l(11, 0, Terrain::Clear, NONE), l(42, 1, Terrain::Clear, NONE), l(43, 2, Terrain::Clear, NONE), l(13, 3, Terrain::Clear, NONE),
l(12, 0, Terrain::Clear, NONE), l(43, 1, Terrain::Clear, NONE), l(44, 2, Terrain::Clear, NONE), l(14, 3, Terrain::Clear, NONE),
l(13, 0, Terrain::Clear, NONE), l(44, 1, Terrain::Clear, NONE), l(45, 2, Terrain::Clear, NONE), l(15, 3, Terrain::Clear, NONE),
l(14, 0, Terrain::Clear, NONE), l(45, 1, Terrain::Clear, NONE), l(46, 2, Terrain::Clear, NONE), l(16, 3, Terrain::Clear, NONE),
l(15, 0, Terrain::Clear, NONE), l(46, 1, Terrain::Clear, NONE), l(47, 2, Terrain::Clear, NONE), l(17, 3, Terrain::Clear, NONE),
l(16, 0, Terrain::Clear, NONE), l(47, 1, Terrain::Clear, NONE), l(48, 2, Terrain::Clear, NONE), l(18, 3, Terrain::Clear, NONE),
l(17, 0, Terrain::Clear, NONE), l(48, 1, Terrain::Clear, NONE), l(49, 2, Terrain::Clear, NONE), l(19, 3, Terrain::Clear, NONE),
l(18, 0, Terrain::Clear, NONE), l(49, 1, Terrain::Clear, NONE), l(50, 2, Terrain::Clear, NONE), l(20, 3, Terrain::Clear, NONE),
l(19, 0, Terrain::Clear, NONE), l(50, 1, Terrain::Clear, NONE), l(51, 2, Terrain::Clear, NONE), l(21, 3, Terrain::Clear, NONE),
l(20, 0, Terrain::Clear, NONE), l(51, 1, Terrain::Clear, NONE), l(52, 2, Terrain::Clear, NONE), l(22, 3, Terrain::Clear, NONE),
l(21, 0, Terrain::Clear, NONE), l(52, 1, Terrain::Clear, NONE), l(53, 2, Terrain::Clear, NONE), l(23, 3, Terrain::Clear, NONE),
l(22, 0, Terrain::Clear, NONE), l(53, 1, Terrain::Clear, NONE), l(54, 2, Terrain::Clear, NONE), l(24, 3, Terrain::Clear, NONE),
l(23, 0, Terrain::Clear, NONE), l(54, 1, Terrain::Clear, NONE), l(55, 2, Terrain::Clear, NONE), l(25, 3, Terrain::Clear, NONE),
l(24, 0, Terrain::Clear, NONE), l(55, 1, Terrain::Clear, NONE), l(56, 2, Terrain::Clear, NONE), l(26, 3, Terrain::Clear, NONE),
l(25, 0, Terrain::Clear, NONE), l(56, 1, Terrain::Clear, NONE), l(57, 2, Terrain::Clear, NONE), l(27, 3, Terrain::Clear, NONE),
l(26, 0, Terrain::Clear, NONE), l(57, 1, Terrain::Clear, NONE), l(58, 2, Terrain::Clear, NONE), l(28, 3, Terrain::Clear, NONE),
l(27, 0, Terrain::Clear, NONE), l(58, 1, Terrain::Clear, NONE), l(59, 2, Terrain::Clear, NONE), l(29, 3, Terrain::Clear, NONE),
l(28, 0, Terrain::Clear, NONE), l(59, 1, Terrain::Clear, NONE), l(60, 2, Terrain::Clear, NONE), l(30, 3, Terrain::Clear, NONE),
l(29, 0, Terrain::Clear, NONE), l(60, 1, Terrain::Clear, NONE), l(61, 2, Terrain::Clear, NONE),
l(62, 1, Terrain::Clear, NONE), l(63, 2, Terrain::Clear, NONE), l(32, 3, Terrain::Clear, NONE), l(1, 4, Terrain::Clear, NONE), l(0, 5, Terrain::Clear, NONE),
l(31, 0, Terrain::Clear, NONE), l(63, 1, Terrain::Clear, NONE), l(64, 2, Terrain::Clear, NONE), l(33, 3, Terrain::Clear, NONE), l(2, 4, Terrain::Clear, NONE), l(1, 5, Terrain::Clear, NONE),
l(32, 0, Terrain::Clear, NONE), l(64, 1, Terrain::Clear, NONE), l(65, 2, Terrain::Clear, NONE), l(34, 3, Terrain::Clear, NONE), l(3, 4, Terrain::Clear, NONE), l(2, 5, Terrain::Clear, NONE),
l(33, 0, Terrain::Clear, NONE), l(65, 1, Terrain::Clear, NONE), l(66, 2, Terrain::Clear, NONE), l(35, 3, Terrain::Clear, NONE), l(4, 4, Terrain::Clear, NONE), l(3, 5, Terrain::Clear, NONE),
l(34, 0, Terrain::Clear, NONE), l(66, 1, Terrain::Clear, NONE), l(67, 2, Terrain::Clear, NONE), l(36, 3, Terrain::Clear, NONE), l(5, 4, Terrain::Clear, NONE), l(4, 5, Terrain::Clear, NONE),
l(35, 0, Terrain::Clear, NONE), l(67, 1, Terrain::Clear, NONE), l(68, 2, Terrain::Clear, NONE), l(37, 3, Terrain::Clear, NONE), l(6, 4, Terrain::Clear, NONE), l(5, 5, Terrain::Clear, NONE),
l(36, 0, Terrain::Clear, NONE), l(68, 1, Terrain::Clear, NONE), l(69, 2, Terrain::Clear, NONE), l(38, 3, Terrain::Clear, NONE), l(7, 4, Terrain::Clear, NONE), l(6, 5, Terrain::Clear, NONE),
l(37, 0, Terrain::Clear, NONE), l(69, 1, Terrain::Clear, NONE), l(70, 2, Terrain::Clear, NONE), l(39, 3, Terrain::Clear, NONE), l(8, 4, Terrain::Clear, NONE), l(7, 5, Terrain::Clear, NONE),
l(38, 0, Terrain::Clear, NONE), l(70, 1, Terrain::Clear, NONE), l(71, 2, Terrain::Clear, NONE), l(40, 3, Terrain::Clear, NONE), l(9, 4, Terrain::Clear, NONE), l(8, 5, Terrain::Clear, NONE),
l(39, 0, Terrain::Clear, NONE), l(71, 1, Terrain::Clear, NONE), l(72, 2, Terrain::Clear, NONE), l(41, 3, Terrain::Clear, NONE), l(10, 4, Terrain::Clear, NONE), l(9, 5, Terrain::Clear, NONE),
l(40, 0, Terrain::Clear, NONE), l(72, 1, Terrain::Clear, NONE), l(73, 2, Terrain::Clear, NONE), l(42, 3, Terrain::Clear, NONE), l(11, 4, Terrain::Clear, NONE), l(10, 5, Terrain::Clear, NONE),
l(41, 0, Terrain::Clear, NONE), l(73, 1, Terrain::Clear, NONE), l(74, 2, Terrain::Clear, NONE), l(43, 3, Terrain::Clear, NONE), l(12, 4, Terrain::Clear, NONE), l(11, 5, Terrain::Clear, NONE),
l(42, 0, Terrain::Clear, NONE), l(74, 1, Terrain::Clear, NONE), l(75, 2, Terrain::Clear, NONE), l(44, 3, Terrain::Clear, NONE), l(13, 4, Terrain::Clear, NONE), l(12, 5, Terrain::Clear, NONE),
l(43, 0, Terrain::Clear, NONE), l(75, 1, Terrain::Clear, NONE), l(76, 2, Terrain::Clear, NONE), l(45, 3, Terrain::Clear, NONE), l(14, 4, Terrain::Clear, NONE), l(13, 5, Terrain::Clear, NONE),
l(44, 0, Terrain::Clear, NONE), l(76, 1, Terrain::Clear, NONE), l(77, 2, Terrain::Clear, NONE), l(46, 3, Terrain::Clear, NONE), l(15, 4, Terrain::Clear, NONE), l(14, 5, Terrain::Clear, NONE),
l(45, 0, Terrain::Clear, NONE), l(77, 1, Terrain::Clear, NONE), l(78, 2, Terrain::Clear, NONE), l(47, 3, Terrain::Clear, NONE), l(16, 4, Terrain::Clear, NONE), l(15, 5, Terrain::Clear, NONE),
l(46, 0, Terrain::Clear, NONE), l(78, 1, Terrain::Clear, NONE), l(79, 2, Terrain::Clear, NONE), l(48, 3, Terrain::Clear, NONE), l(17, 4, Terrain::Clear, NONE), l(16, 5, Terrain::Clear, NONE),
l(47, 0, Terrain::Clear, NONE), l(79, 1, Terrain::Clear, NONE), l(80, 2, Terrain::Clear, NONE), l(49, 3, Terrain::Clear, NONE), l(18, 4, Terrain::Clear, NONE), l(17, 5, Terrain::Clear, NONE),
l(48, 0, Terrain::Clear, NONE), l(80, 1, Terrain::Clear, NONE), l(81, 2, Terrain::Clear, NONE), l(50, 3, Terrain::Clear, NONE), l(19, 4, Terrain::Clear, NONE), l(18, 5, Terrain::Clear, NONE),
l(49, 0, Terrain::Clear, NONE), l(81, 1, Terrain::Clear, NONE), l(82, 2, Terrain::Clear, NONE), l(51, 3, Terrain::Clear, NONE), l(20, 4, Terrain::Clear, NONE), l(19, 5, Terrain::Clear, NONE),
l(50, 0, Terrain::Clear, NONE), l(82, 1, Terrain::Clear, NONE), l(83, 2, Terrain::Clear, NONE), l(52, 3, Terrain::Clear, NONE), l(21, 4, Terrain::Clear, NONE), l(20, 5, Terrain::Clear, NONE),
l(51, 0, Terrain::Clear, NONE), l(83, 1, Terrain::Clear, NONE), l(84, 2, Terrain::Clear, NONE), l(53, 3, Terrain::Clear, NONE), l(22, 4, Terrain::Clear, NONE), l(21, 5, Terrain::Clear, NONE),
l(52, 0, Terrain::Clear, NONE), l(84, 1, Terrain::Clear, NONE), l(85, 2, Terrain::Clear, NONE), l(54, 3, Terrain::Clear, NONE), l(23, 4, Terrain::Clear, NONE), l(22, 5, Terrain::Clear, NONE),
l(53, 0, Terrain::Clear, NONE), l(85, 1, Terrain::Clear, NONE), l(86, 2, Terrain::Clear, NONE), l(55, 3, Terrain::Clear, NONE), l(24, 4, Terrain::Clear, NONE), l(23, 5, Terrain::Clear, NONE),
l(54, 0, Terrain::Clear, NONE), l(86, 1, Terrain::Clear, NONE), l(87, 2, Terrain::Clear, NONE), l(56, 3, Terrain::Clear, NONE), l(25, 4, Terrain::Clear, NONE), l(24, 5, Terrain::Clear, NONE),
l(55, 0, Terrain::Clear, NONE), l(87, 1, Terrain::Clear, NONE), l(88, 2, Terrain::Clear, NONE), l(57, 3, Terrain::Clear, NONE), l(26, 4, Terrain::Clear, NONE), l(25, 5, Terrain::Clear, NONE),
l(56, 0, Terrain::Clear, NONE), l(88, 1, Terrain::Clear, NONE), l(89, 2, Terrain::Clear, NONE), l(58, 3, Terrain::Clear, NONE), l(27, 4, Terrain::Clear, NONE), l(26, 5, Terrain::Clear, NONE),
l(57, 0, Terrain::Clear, NONE), l(89, 1, Terrain::Clear, NONE), l(90, 2, Terrain::Clear, NONE), l(59, 3, Terrain::Clear, NONE), l(28, 4, Terrain::Clear, NONE), l(27, 5, Terrain::Clear, NONE),
l(58, 0, Terrain::Clear, NONE), l(90, 1, Terrain::Clear, NONE), l(91, 2, Terrain::Clear, NONE), l(60, 3, Terrain::Clear, NONE), l(29, 4, Terrain::Clear, NONE), l(28, 5, Terrain::Clear, NONE),
l(59, 0, Terrain::Clear, NONE), l(91, 1, Terrain::Clear, NONE), l(92, 2, Terrain::Clear, NONE), l(61, 3, Terrain::Clear, NONE), l(30, 4, Terrain::Clear, NONE), l(29, 5, Terrain::Clear, NONE),
l(60, 0, Terrain::Clear, NONE), l(92, 1, Terrain::Clear, NONE), l(30, 5, Terrain::Clear, NONE),
l(93, 2, Terrain::Clear, NONE), l(63, 3, Terrain::Clear, NONE), l(31, 4, Terrain::Clear, NONE),
l(62, 0, Terrain::Clear, NONE), l(93, 1, Terrain::Clear, NONE), l(94, 2, Terrain::Clear, NONE), l(64, 3, Terrain::Clear, NONE), l(32, 4, Terrain::Clear, NONE), l(31, 5, Terrain::Clear, NONE),
l(63, 0, Terrain::Clear, NONE), l(94, 1, Terrain::Clear, NONE), l(95, 2, Terrain::Clear, NONE), l(65, 3, Terrain::Clear, NONE), l(33, 4, Terrain::Clear, NONE), l(32, 5, Terrain::Clear, NONE),
l(64, 0, Terrain::Clear, NONE), l(95, 1, Terrain::Clear, NONE), l(96, 2, Terrain::Clear, NONE), l(66, 3, Terrain::Clear, NONE), l(34, 4, Terrain::Clear, NONE), l(33, 5, Terrain::Clear, NONE),
l(65, 0, Terrain::Clear, NONE), l(96, 1, Terrain::Clear, NONE), l(97, 2, Terrain::Clear, NONE), l(67, 3, Terrain::Clear, NONE), l(35, 4, Terrain::Clear, NONE), l(34, 5, Terrain::Clear, NONE),
l(66, 0, Terrain::Clear, NONE), l(97, 1, Terrain::Clear, NONE), l(98, 2, Terrain::Clear, NONE), l(68, 3, Terrain::Clear, NONE), l(36, 4, Terrain::Clear, NONE), l(35, 5, Terrain::Clear, NONE),
l(67, 0, Terrain::Clear, NONE), l(98, 1, Terrain::Clear, NONE), l(99, 2, Terrain::Clear, NONE), l(69, 3, Terrain::Clear, NONE), l(37, 4, Terrain::Clear, NONE), l(36, 5, Terrain::Clear, NONE),
l(68, 0, Terrain::Clear, NONE), l(99, 1, Terrain::Clear, NONE), l(100, 2, Terrain::Clear, NONE), l(70, 3, Terrain::Clear, NONE), l(38, 4, Terrain::Clear, NONE), l(37, 5, Terrain::Clear, NONE),
l(69, 0, Terrain::Clear, NONE), l(100, 1, Terrain::Clear, NONE), l(101, 2, Terrain::Clear, NONE), l(71, 3, Terrain::Clear, NONE), l(39, 4, Terrain::Clear, NONE), l(38, 5, Terrain::Clear, NONE),
l(70, 0, Terrain::Clear, NONE), l(101, 1, Terrain::Clear, NONE), l(102, 2, Terrain::Clear, NONE), l(72, 3, Terrain::Clear, NONE), l(40, 4, Terrain::Clear, NONE), l(39, 5, Terrain::Clear, NONE),
l(71, 0, Terrain::Clear, NONE), l(102, 1, Terrain::Clear, NONE), l(103, 2, Terrain::Clear, NONE), l(73, 3, Terrain::Clear, NONE), l(41, 4, Terrain::Clear, NONE), l(40, 5, Terrain::Clear, NONE),
l(72, 0, Terrain::Clear, NONE), l(103, 1, Terrain::Clear, NONE), l(104, 2, Terrain::Clear, NONE), l(74, 3, Terrain::Clear, NONE), l(42, 4, Terrain::Clear, NONE), l(41, 5, Terrain::Clear, NONE),
l(73, 0, Terrain::Clear, NONE), l(104, 1, Terrain::Clear, NONE), l(105, 2, Terrain::Clear, NONE), l(75, 3, Terrain::Clear, NONE), l(43, 4, Terrain::Clear, NONE), l(42, 5, Terrain::Clear, NONE),
l(74, 0, Terrain::Clear, NONE), l(105, 1, Terrain::Clear, NONE), l(106, 2, Terrain::Clear, NONE), l(76, 3, Terrain::Clear, NONE), l(44, 4, Terrain::Clear, NONE), l(43, 5, Terrain::Clear, NONE),
l(75, 0, Terrain::Clear, NONE), l(106, 1, Terrain::Clear, NONE), l(107, 2, Terrain::Clear, NONE), l(77, 3, Terrain::Clear, NONE), l(45, 4, Terrain::Clear, NONE), l(44, 5, Terrain::Clear, NONE),
l(76, 0, Terrain::Clear, NONE), l(107, 1, Terrain::Clear, NONE), l(108, 2, Terrain::Clear, NONE), l(78, 3, Terrain::Clear, NONE), l(46, 4, Terrain::Clear, NONE), l(45, 5, Terrain::Clear, NONE),
l(77, 0, Terrain::Clear, NONE), l(108, 1, Terrain::Clear, NONE), l(109, 2, Terrain::Clear, NONE), l(79, 3, Terrain::Clear, NONE), l(47, 4, Terrain::Clear, NONE), l(46, 5, Terrain::Clear, NONE),
l(78, 0, Terrain::Clear, NONE), l(109, 1, Terrain::Clear, NONE), l(110, 2, Terrain::Clear, NONE), l(80, 3, Terrain::Clear, NONE), l(48, 4, Terrain::Clear, NONE), l(47, 5, Terrain::Clear, NONE),
l(79, 0, Terrain::Clear, NONE), l(110, 1, Terrain::Clear, NONE), l(111, 2, Terrain::Clear, NONE), l(81, 3, Terrain::Clear, NONE), l(49, 4, Terrain::Clear, NONE), l(48, 5, Terrain::Clear, NONE),
l(80, 0, Terrain::Clear, NONE), l(111, 1, Terrain::Clear, NONE), l(112, 2, Terrain::Clear, NONE), l(82, 3, Terrain::Clear, NONE), l(50, 4, Terrain::Clear, NONE), l(49, 5, Terrain::Clear, NONE),
l(81, 0, Terrain::Clear, NONE), l(112, 1, Terrain::Clear, NONE), l(113, 2, Terrain::Clear, NONE), l(83, 3, Terrain::Clear, NONE), l(51, 4, Terrain::Clear, NONE), l(50, 5, Terrain::Clear, NONE),
l(82, 0, Terrain::Clear, NONE), l(113, 1, Terrain::Clear, NONE), l(114, 2, Terrain::Clear, NONE), l(84, 3, Terrain::Clear, NONE), l(52, 4, Terrain::Clear, NONE), l(51, 5, Terrain::Clear, NONE),
l(83, 0, Terrain::Clear, NONE), l(114, 1, Terrain::Clear, NONE), l(115, 2, Terrain::Clear, NONE), l(85, 3, Terrain::Clear, NONE), l(53, 4, Terrain::Clear, NONE), l(52, 5, Terrain::Clear, NONE),
l(84, 0, Terrain::Clear, NONE), l(115, 1, Terrain::Clear, NONE), l(116, 2, Terrain::Clear, NONE), l(86, 3, Terrain::Clear, NONE), l(54, 4, Terrain::Clear, NONE), l(53, 5, Terrain::Clear, NONE),
l(85, 0, Terrain::Clear, NONE), l(116, 1, Terrain::Clear, NONE), l(117, 2, Terrain::Clear, NONE), l(87, 3, Terrain::Clear, NONE), l(55, 4, Terrain::Clear, NONE), l(54, 5, Terrain::Clear, NONE),
l(86, 0, Terrain::Clear, NONE), l(117, 1, Terrain::Clear, NONE), l(118, 2, Terrain::Clear, NONE), l(88, 3, Terrain::Clear, NONE), l(56, 4, Terrain::Clear, NONE), l(55, 5, Terrain::Clear, NONE),
l(87, 0, Terrain::Clear, NONE), l(118, 1, Terrain::Clear, NONE), l(119, 2, Terrain::Clear, NONE), l(89, 3, Terrain::Clear, NONE), l(57, 4, Terrain::Clear, NONE), l(56, 5, Terrain::Clear, NONE),
l(88, 0, Terrain::Clear, NONE), l(119, 1, Terrain::Clear, NONE), l(120, 2, Terrain::Clear, NONE), l(90, 3, Terrain::Clear, NONE), l(58, 4, Terrain::Clear, NONE), l(57, 5, Terrain::Clear, NONE),
l(89, 0, Terrain::Clear, NONE), l(120, 1, Terrain::Clear, NONE), l(121, 2, Terrain::Clear, NONE), l(91, 3, Terrain::Clear, NONE), l(59, 4, Terrain::Clear, NONE), l(58, 5, Terrain::Clear, NONE),
l(90, 0, Terrain::Clear, NONE), l(121, 1, Terrain::Clear, NONE), l(122, 2, Terrain::Clear, NONE), l(92, 3, Terrain::Clear, NONE), l(60, 4, Terrain::Clear, NONE), l(59, 5, Terrain::Clear, NONE),
l(91, 0, Terrain::Clear, NONE), l(122, 1, Terrain::Clear, NONE), l(123, 2, Terrain::Clear, NONE), l(61, 4, Terrain::Clear, NONE), l(60, 5, Terrain::Clear, NONE),
l(124, 1, Terrain::Clear, NONE), l(125, 2, Terrain::Clear, NONE), l(94, 3, Terrain::Clear, NONE), l(63, 4, Terrain::Clear, NONE), l(62, 5, Terrain::Clear, NONE),
l(93, 0, Terrain::Clear, NONE), l(125, 1, Terrain::Clear, NONE), l(126, 2, Terrain::Clear, NONE), l(95, 3, Terrain::Clear, NONE), l(64, 4, Terrain::Clear, NONE), l(63, 5, Terrain::Clear, NONE),
l(94, 0, Terrain::Clear, NONE), l(126, 1, Terrain::Clear, NONE), l(127, 2, Terrain::Clear, NONE), l(96, 3, Terrain::Clear, NONE), l(65, 4, Terrain::Clear, NONE), l(64, 5, Terrain::Clear, NONE),
l(95, 0, Terrain::Clear, NONE), l(127, 1, Terrain::Clear, NONE), l(128, 2, Terrain::Clear, NONE), l(97, 3, Terrain::Clear, NONE), l(66, 4, Terrain::Clear, NONE), l(65, 5, Terrain::Clear, NONE),
l(96, 0, Terrain::Clear, NONE), l(128, 1, Terrain::Clear, NONE), l(129, 2, Terrain::Clear, NONE), l(98, 3, Terrain::Clear, NONE), l(67, 4, Terrain::Clear, NONE), l(66, 5, Terrain::Clear, NONE),
l(97, 0, Terrain::Clear, NONE), l(129, 1, Terrain::Clear, NONE), l(130, 2, Terrain::Clear, NONE), l(99, 3, Terrain::Clear, NONE), l(68, 4, Terrain::Clear, NONE), l(67, 5, Terrain::Clear, NONE),
l(98, 0, Terrain::Clear, NONE), l(130, 1, Terrain::Clear, NONE), l(131, 2, Terrain::Clear, NONE), l(100, 3, Terrain::Clear, NONE), l(69, 4, Terrain::Clear, NONE), l(68, 5, Terrain::Clear, NONE),
l(99, 0, Terrain::Clear, NONE), l(131, 1, Terrain::Clear, NONE), l(132, 2, Terrain::Clear, NONE), l(101, 3, Terrain::Clear, NONE), l(70, 4, Terrain::Clear, NONE), l(69, 5, Terrain::Clear, NONE),
l(100, 0, Terrain::Clear, NONE), l(132, 1, Terrain::Clear, NONE), l(133, 2, Terrain::Clear, NONE), l(102, 3, Terrain::Clear, NONE), l(71, 4, Terrain::Clear, NONE), l(70, 5, Terrain::Clear, NONE),
l(101, 0, Terrain::Clear, NONE), l(133, 1, Terrain::Clear, NONE), l(134, 2, Terrain::Clear, NONE), l(103, 3, Terrain::Clear, NONE), l(72, 4, Terrain::Clear, NONE), l(71, 5, Terrain::Clear, NONE),
l(102, 0, Terrain::Clear, NONE), l(134, 1, Terrain::Clear, NONE), l(135, 2, Terrain::Clear, NONE), l(104, 3, Terrain::Clear, NONE), l(73, 4, Terrain::Clear, NONE), l(72, 5, Terrain::Clear, NONE),
l(103, 0, Terrain::Clear, NONE), l(135, 1, Terrain::Clear, NONE), l(136, 2, Terrain::Clear, NONE), l(105, 3, Terrain::Clear, NONE), l(74, 4, Terrain::Clear, NONE), l(73, 5, Terrain::Clear, NONE),
l(104, 0, Terrain::Clear, NONE), l(136, 1, Terrain::Clear, NONE), l(137, 2, Terrain::Clear, NONE), l(106, 3, Terrain::Clear, NONE), l(75, 4, Terrain::Clear, NONE), l(74, 5, Terrain::Clear, NONE),
l(105, 0, Terrain::Clear, NONE), l(137, 1, Terrain::Clear, NONE), l(138, 2, Terrain::Clear, NONE), l(107, 3, Terrain::Clear, NONE), l(76, 4, Terrain::Clear, NONE), l(75, 5, Terrain::Clear, NONE),
l(106, 0, Terrain::Clear, NONE), l(138, 1, Terrain::Clear, NONE), l(139, 2, Terrain::Clear, NONE), l(108, 3, Terrain::Clear, NONE), l(77, 4, Terrain::Clear, NONE), l(76, 5, Terrain::Clear, NONE),
l(107, 0, Terrain::Clear, NONE), l(139, 1, Terrain::Clear, NONE), l(140, 2, Terrain::Clear, NONE), l(109, 3, Terrain::Clear, NONE), l(78, 4, Terrain::Clear, NONE), l(77, 5, Terrain::Clear, NONE),
l(108, 0, Terrain::Clear, NONE), l(140, 1, Terrain::Clear, NONE), l(141, 2, Terrain::Clear, NONE), l(110, 3, Terrain::Clear, NONE), l(79, 4, Terrain::Clear, NONE), l(78, 5, Terrain::Clear, NONE),
l(109, 0, Terrain::Clear, NONE), l(141, 1, Terrain::Clear, NONE), l(142, 2, Terrain::Clear, NONE), l(111, 3, Terrain::Clear, NONE), l(80, 4, Terrain::Clear, NONE), l(79, 5, Terrain::Clear, NONE),
l(110, 0, Terrain::Clear, NONE), l(142, 1, Terrain::Clear, NONE), l(143, 2, Terrain::Clear, NONE), l(112, 3, Terrain::Clear, NONE), l(81, 4, Terrain::Clear, NONE), l(80, 5, Terrain::Clear, NONE),
l(111, 0, Terrain::Clear, NONE), l(143, 1, Terrain::Clear, NONE), l(144, 2, Terrain::Clear, NONE), l(113, 3, Terrain::Clear, NONE), l(82, 4, Terrain::Clear, NONE), l(81, 5, Terrain::Clear, NONE),
l(112, 0, Terrain::Clear, NONE), l(144, 1, Terrain::Clear, NONE), l(145, 2, Terrain::Clear, NONE), l(114, 3, Terrain::Clear, NONE), l(83, 4, Terrain::Clear, NONE), l(82, 5, Terrain::Clear, NONE),
l(113, 0, Terrain::Clear, NONE), l(145, 1, Terrain::Clear, NONE), l(146, 2, Terrain::Clear, NONE), l(115, 3, Terrain::Clear, NONE), l(84, 4, Terrain::Clear, NONE), l(83, 5, Terrain::Clear, NONE),
l(114, 0, Terrain::Clear, NONE), l(146, 1, Terrain::Clear, NONE), l(147, 2, Terrain::Clear, NONE), l(116, 3, Terrain::Clear, NONE), l(85, 4, Terrain::Clear, NONE), l(84, 5, Terrain::Clear, NONE),
l(115, 0, Terrain::Clear, NONE), l(147, 1, Terrain::Clear, NONE), l(148, 2, Terrain::Clear, NONE), l(117, 3, Terrain::Clear, NONE), l(86, 4, Terrain::Clear, NONE), l(85, 5, Terrain::Clear, NONE),
l(116, 0, Terrain::Clear, NONE), l(148, 1, Terrain::Clear, NONE), l(149, 2, Terrain::Clear, NONE), l(118, 3, Terrain::Clear, NONE), l(87, 4, Terrain::Clear, NONE), l(86, 5, Terrain::Clear, NONE),
l(117, 0, Terrain::Clear, NONE), l(149, 1, Terrain::Clear, NONE), l(150, 2, Terrain::Clear, NONE), l(119, 3, Terrain::Clear, NONE), l(88, 4, Terrain::Clear, NONE), l(87, 5, Terrain::Clear, NONE),
l(118, 0, Terrain::Clear, NONE), l(150, 1, Terrain::Clear, NONE), l(151, 2, Terrain::Clear, NONE), l(120, 3, Terrain::Clear, NONE), l(89, 4, Terrain::Clear, NONE), l(88, 5, Terrain::Clear, NONE),
l(119, 0, Terrain::Clear, NONE), l(151, 1, Terrain::Clear, NONE), l(152, 2, Terrain::Clear, NONE), l(121, 3, Terrain::Clear, NONE), l(90, 4, Terrain::Clear, NONE), l(89, 5, Terrain::Clear, NONE),
l(120, 0, Terrain::Clear, NONE), l(152, 1, Terrain::Clear, NONE), l(153, 2, Terrain::Clear, NONE), l(122, 3, Terrain::Clear, NONE), l(91, 4, Terrain::Clear, NONE), l(90, 5, Terrain::Clear, NONE),
l(121, 0, Terrain::Clear, NONE), l(153, 1, Terrain::Clear, NONE), l(154, 2, Terrain::Clear, NONE), l(123, 3, Terrain::Clear, NONE), l(92, 4, Terrain::Clear, NONE), l(91, 5, Terrain::Clear, NONE),
l(122, 0, Terrain::Clear, NONE), l(154, 1, Terrain::Clear, NONE), l(92, 5, Terrain::Clear, NONE),
l(155, 2, Terrain::Clear, NONE), l(125, 3, Terrain::Clear, NONE), l(93, 4, Terrain::Clear, NONE),
l(124, 0, Terrain::Clear, NONE), l(155, 1, Terrain::Clear, NONE), l(156, 2, Terrain::Clear, NONE), l(126, 3, Terrain::Clear, NONE), l(94, 4, Terrain::Clear, NONE), l(93, 5, Terrain::Clear, NONE),
l(125, 0, Terrain::Clear, NONE), l(156, 1, Terrain::Clear, NONE), l(157, 2, Terrain::Clear, NONE), l(127, 3, Terrain::Clear, NONE), l(95, 4, Terrain::Clear, NONE), l(94, 5, Terrain::Clear, NONE),
l(126, 0, Terrain::Clear, NONE), l(157, 1, Terrain::Clear, NONE), l(158, 2, Terrain::Clear, NONE), l(128, 3, Terrain::Clear, NONE), l(96, 4, Terrain::Clear, NONE), l(95, 5, Terrain::Clear, NONE),
l(127, 0, Terrain::Clear, NONE), l(158, 1, Terrain::Clear, NONE), l(159, 2, Terrain::Clear, NONE), l(129, 3, Terrain::Clear, NONE), l(97, 4, Terrain::Clear, NONE), l(96, 5, Terrain::Clear, NONE),
l(128, 0, Terrain::Clear, NONE), l(159, 1, Terrain::Clear, NONE), l(160, 2, Terrain::Clear, NONE), l(130, 3, Terrain::Clear, NONE), l(98, 4, Terrain::Clear, NONE), l(97, 5, Terrain::Clear, NONE),
l(129, 0, Terrain::Clear, NONE), l(160, 1, Terrain::Clear, NONE), l(161, 2, Terrain::Clear, NONE), l(131, 3, Terrain::Clear, NONE), l(99, 4, Terrain::Clear, NONE), l(98, 5, Terrain::Clear, NONE),
l(130, 0, Terrain::Clear, NONE), l(161, 1, Terrain::Clear, NONE), l(162, 2, Terrain::Clear, NONE), l(132, 3, Terrain::Clear, NONE), l(100, 4, Terrain::Clear, NONE), l(99, 5, Terrain::Clear, NONE),
l(131, 0, Terrain::Clear, NONE), l(162, 1, Terrain::Clear, NONE), l(163, 2, Terrain::Clear, NONE), l(133, 3, Terrain::Clear, NONE), l(101, 4, Terrain::Clear, NONE), l(100, 5, Terrain::Clear, NONE),
l(132, 0, Terrain::Clear, NONE), l(163, 1, Terrain::Clear, NONE), l(164, 2, Terrain::Clear, NONE), l(134, 3, Terrain::Clear, NONE), l(102, 4, Terrain::Clear, NONE), l(101, 5, Terrain::Clear, NONE),
l(133, 0, Terrain::Clear, NONE), l(164, 1, Terrain::Clear, NONE), l(165, 2, Terrain::Clear, NONE), l(135, 3, Terrain::Clear, NONE), l(103, 4, Terrain::Clear, NONE), l(102, 5, Terrain::Clear, NONE),
l(134, 0, Terrain::Clear, NONE), l(165, 1, Terrain::Clear, NONE), l(166, 2, Terrain::Clear, NONE), l(136, 3, Terrain::Clear, NONE), l(104, 4, Terrain::Clear, NONE), l(103, 5, Terrain::Clear, NONE),
l(135, 0, Terrain::Clear, NONE), l(166, 1, Terrain::Clear, NONE), l(167, 2, Terrain::Clear, NONE), l(137, 3, Terrain::Clear, NONE), l(105, 4, Terrain::Clear, NONE), l(104, 5, Terrain::Clear, NONE),
l(136, 0, Terrain::Clear, NONE), l(167, 1, Terrain::Clear, NONE), l(168, 2, Terrain::Clear, NONE), l(138, 3, Terrain::Clear, NONE), l(106, 4, Terrain::Clear, NONE), l(105, 5, Terrain::Clear, NONE),
l(137, 0, Terrain::Clear, NONE), l(168, 1, Terrain::Clear, NONE), l(169, 2, Terrain::Clear, NONE), l(139, 3, Terrain::Clear, NONE), l(107, 4, Terrain::Clear, NONE), l(106, 5, Terrain::Clear, NONE),
l(138, 0, Terrain::Clear, NONE), l(169, 1, Terrain::Clear, NONE), l(170, 2, Terrain::Clear, NONE), l(140, 3, Terrain::Clear, NONE), l(108, 4, Terrain::Clear, NONE), l(107, 5, Terrain::Clear, NONE),
l(139, 0, Terrain::Clear, NONE), l(170, 1, Terrain::Clear, NONE), l(171, 2, Terrain::Clear, NONE), l(141, 3, Terrain::Clear, NONE), l(109, 4, Terrain::Clear, NONE), l(108, 5, Terrain::Clear, NONE),
l(140, 0, Terrain::Clear, NONE), l(171, 1, Terrain::Clear, NONE), l(172, 2, Terrain::Clear, NONE), l(142, 3, Terrain::Clear, NONE), l(110, 4, Terrain::Clear, NONE), l(109, 5, Terrain::Clear, NONE),
l(141, 0, Terrain::Clear, NONE), l(172, 1, Terrain::Clear, NONE), l(173, 2, Terrain::Clear, NONE), l(143, 3, Terrain::Clear, NONE), l(111, 4, Terrain::Clear, NONE), l(110, 5, Terrain::Clear, NONE),
l(142, 0, Terrain::Clear, NONE), l(173, 1, Terrain::Clear, NONE), l(174, 2, Terrain::Clear, NONE), l(144, 3, Terrain::Clear, NONE), l(112, 4, Terrain::Clear, NONE), l(111, 5, Terrain::Clear, NONE),
l(143, 0, Terrain::Clear, NONE), l(174, 1, Terrain::Clear, NONE), l(175, 2, Terrain::Clear, NONE), l(145, 3, Terrain::Clear, NONE), l(113, 4, Terrain::Clear, NONE), l(112, 5, Terrain::Clear, NONE),
l(144, 0, Terrain::Clear, NONE), l(175, 1, Terrain::Clear, NONE), l(176, 2, Terrain::Clear, NONE), l(146, 3, Terrain::Clear, NONE), l(114, 4, Terrain::Clear, NONE), l(113, 5, Terrain::Clear, NONE),
l(145, 0, Terrain::Clear, NONE), l(176, 1, Terrain::Clear, NONE), l(177, 2, Terrain::Clear, NONE), l(147, 3, Terrain::Clear, NONE), l(115, 4, Terrain::Clear, NONE), l(114, 5, Terrain::Clear, NONE),
l(146, 0, Terrain::Clear, NONE), l(177, 1, Terrain::Clear, NONE), l(178, 2, Terrain::Clear, NONE), l(148, 3, Terrain::Clear, NONE), l(116, 4, Terrain::Clear, NONE), l(115, 5, Terrain::Clear, NONE),
l(147, 0, Terrain::Clear, NONE), l(178, 1, Terrain::Clear, NONE), l(179, 2, Terrain::Clear, NONE), l(149, 3, Terrain::Clear, NONE), l(117, 4, Terrain::Clear, NONE), l(116, 5, Terrain::Clear, NONE),
l(148, 0, Terrain::Clear, NONE), l(179, 1, Terrain::Clear, NONE), l(180, 2, Terrain::Clear, NONE), l(150, 3, Terrain::Clear, NONE), l(118, 4, Terrain::Clear, NONE), l(117, 5, Terrain::Clear, NONE),
l(149, 0, Terrain::Clear, NONE), l(180, 1, Terrain::Clear, NONE), l(181, 2, Terrain::Clear, NONE), l(151, 3, Terrain::Clear, NONE), l(119, 4, Terrain::Clear, NONE), l(118, 5, Terrain::Clear, NONE),
l(150, 0, Terrain::Clear, NONE), l(181, 1, Terrain::Clear, NONE), l(182, 2, Terrain::Clear, NONE), l(152, 3, Terrain::Clear, NONE), l(120, 4, Terrain::Clear, NONE), l(119, 5, Terrain::Clear, NONE),
l(151, 0, Terrain::Clear, NONE), l(182, 1, Terrain::Clear, NONE), l(183, 2, Terrain::Clear, NONE), l(153, 3, Terrain::Clear, NONE), l(121, 4, Terrain::Clear, NONE), l(120, 5, Terrain::Clear, NONE),
l(152, 0, Terrain::Clear, NONE), l(183, 1, Terrain::Clear, NONE), l(184, 2, Terrain::Clear, NONE), l(154, 3, Terrain::Clear, NONE), l(122, 4, Terrain::Clear, NONE), l(121, 5, Terrain::Clear, NONE),
l(153, 0, Terrain::Clear, NONE), l(184, 1, Terrain::Clear, NONE), l(185, 2, Terrain::Clear, NONE), l(123, 4, Terrain::Clear, NONE), l(122, 5, Terrain::Clear, NONE),
l(186, 1, Terrain::Clear, NONE), l(187, 2, Terrain::Clear, NONE), l(156, 3, Terrain::Clear, NONE), l(125, 4, Terrain::Clear, NONE), l(124, 5, Terrain::Clear, NONE),
l(155, 0, Terrain::Clear, NONE), l(187, 1, Terrain::Clear, NONE), l(188, 2, Terrain::Clear, NONE), l(157, 3, Terrain::Clear, NONE), l(126, 4, Terrain::Clear, NONE), l(125, 5, Terrain::Clear, NONE),
l(156, 0, Terrain::Clear, NONE), l(188, 1, Terrain::Clear, NONE), l(189, 2, Terrain::Clear, NONE), l(158, 3, Terrain::Clear, NONE), l(127, 4, Terrain::Clear, NONE), l(126, 5, Terrain::Clear, NONE),
l(157, 0, Terrain::Clear, NONE), l(189, 1, Terrain::Clear, NONE), l(190, 2, Terrain::Clear, NONE), l(159, 3, Terrain::Clear, NONE), l(128, 4, Terrain::Clear, NONE), l(127, 5, Terrain::Clear, NONE),
l(158, 0, Terrain::Clear, NONE), l(190, 1, Terrain::Clear, NONE), l(191, 2, Terrain::Clear, NONE), l(160, 3, Terrain::Clear, NONE), l(129, 4, Terrain::Clear, NONE), l(128, 5, Terrain::Clear, NONE),
l(159, 0, Terrain::Clear, NONE), l(191, 1, Terrain::Clear, NONE), l(192, 2, Terrain::Clear, NONE), l(161, 3, Terrain::Clear, NONE), l(130, 4, Terrain::Clear, NONE), l(129, 5, Terrain::Clear, NONE),
l(160, 0, Terrain::Clear, NONE), l(192, 1, Terrain::Clear, NONE), l(193, 2, Terrain::Outer, 0), l(162, 3, Terrain::Clear, NONE), l(131, 4, Terrain::Clear, NONE), l(130, 5, Terrain::Clear, NONE),
l(161, 0, Terrain::Clear, NONE), l(193, 1, Terrain::Outer, 1), l(194, 2, Terrain::Outer, 2), l(163, 3, Terrain::Clear, NONE), l(132, 4, Terrain::Clear, NONE), l(131, 5, Terrain::Clear, NONE),
l(162, 0, Terrain::Clear, NONE), l(194, 1, Terrain::Outer, 3), l(195, 2, Terrain::Outer, 4), l(775, 2, Terrain::Gunslit, 4), l(164, 3, Terrain::Clear, NONE), l(133, 4, Terrain::Clear, NONE), l(132, 5, Terrain::Clear, NONE),
l(163, 0, Terrain::Clear, NONE), l(195, 1, Terrain::Outer, 5), l(775, 1, Terrain::Impassable, 5), l(196, 2, Terrain::Outer, 6), l(776, 2, Terrain::Gunslit, 6), l(165, 3, Terrain::Clear, NONE), l(134, 4, Terrain::Clear, NONE), l(133, 5, Terrain::Clear, NONE),
l(164, 0, Terrain::Clear, NONE), l(196, 1, Terrain::Outer, 7), l(776, 1, Terrain::Impassable, 7), l(197, 2, Terrain::Outer, 8), l(166, 3, Terrain::Clear, NONE), l(135, 4, Terrain::Clear, NONE), l(134, 5, Terrain::Clear, NONE),
l(165, 0, Terrain::Clear, NONE), l(197, 1, Terrain::Outer, 9), l(198, 2, Terrain::Outer, 10), l(777, 2, Terrain::Gunslit, 10), l(167, 3, Terrain::Clear, NONE), l(136, 4, Terrain::Clear, NONE), l(135, 5, Terrain::Clear, NONE),
l(166, 0, Terrain::Clear, NONE), l(198, 1, Terrain::Outer, 11), l(777, 1, Terrain::Impassable, 11), l(199, 2, Terrain::Outer, 12), l(778, 2, Terrain::Gunslit, 12), l(168, 3, Terrain::Clear, NONE), l(137, 4, Terrain::Clear, NONE), l(136, 5, Terrain::Clear, NONE),
l(167, 0, Terrain::Clear, NONE), l(199, 1, Terrain::Outer, 13), l(778, 1, Terrain::Impassable, 13), l(200, 2, Terrain::Outer, 14), l(169, 3, Terrain::Clear, NONE), l(138, 4, Terrain::Clear, NONE), l(137, 5, Terrain::Clear, NONE),
l(168, 0, Terrain::Clear, NONE), l(200, 1, Terrain::Outer, 15), l(201, 2, Terrain::Outer, 16), l(170, 3, Terrain::Clear, NONE), l(139, 4, Terrain::Clear, NONE), l(138, 5, Terrain::Clear, NONE),
l(169, 0, Terrain::Clear, NONE), l(201, 1, Terrain::Outer, 17), l(202, 2, Terrain::Outer, 18), l(171, 3, Terrain::Clear, NONE), l(140, 4, Terrain::Clear, NONE), l(139, 5, Terrain::Clear, NONE),
l(170, 0, Terrain::Clear, NONE), l(202, 1, Terrain::Outer, 19), l(203, 2, Terrain::Outer, 20), l(779, 2, Terrain::Gunslit, 20), l(172, 3, Terrain::Clear, NONE), l(141, 4, Terrain::Clear, NONE), l(140, 5, Terrain::Clear, NONE),
l(171, 0, Terrain::Clear, NONE), l(203, 1, Terrain::Outer, 21), l(779, 1, Terrain::Impassable, 21), l(204, 2, Terrain::Outer, 22), l(780, 2, Terrain::Gunslit, 22), l(173, 3, Terrain::Clear, NONE), l(142, 4, Terrain::Clear, NONE), l(141, 5, Terrain::Clear, NONE),
l(172, 0, Terrain::Clear, NONE), l(204, 1, Terrain::Outer, 23), l(780, 1, Terrain::Impassable, 23), l(205, 2, Terrain::Outer, 24), l(174, 3, Terrain::Clear, NONE), l(143, 4, Terrain::Clear, NONE), l(142, 5, Terrain::Clear, NONE),
l(173, 0, Terrain::Clear, NONE), l(205, 1, Terrain::Outer, 25), l(206, 2, Terrain::Outer, 26), l(781, 2, Terrain::Gunslit, 26), l(175, 3, Terrain::Clear, NONE), l(144, 4, Terrain::Clear, NONE), l(143, 5, Terrain::Clear, NONE),
l(174, 0, Terrain::Clear, NONE), l(206, 1, Terrain::Outer, 27), l(781, 1, Terrain::Impassable, 27), l(207, 2, Terrain::Outer, 28), l(176, 3, Terrain::Clear, NONE), l(145, 4, Terrain::Clear, NONE), l(144, 5, Terrain::Clear, NONE),
l(175, 0, Terrain::Clear, NONE), l(207, 1, Terrain::Outer, 29), l(208, 2, Terrain::Outer, 30), l(177, 3, Terrain::Clear, NONE), l(146, 4, Terrain::Clear, NONE), l(145, 5, Terrain::Clear, NONE),
l(176, 0, Terrain::Clear, NONE), l(208, 1, Terrain::Outer, 31), l(209, 2, Terrain::Clear, NONE), l(178, 3, Terrain::Clear, NONE), l(147, 4, Terrain::Clear, NONE), l(146, 5, Terrain::Clear, NONE),
l(177, 0, Terrain::Clear, NONE), l(209, 1, Terrain::Clear, NONE), l(210, 2, Terrain::Clear, NONE), l(179, 3, Terrain::Clear, NONE), l(148, 4, Terrain::Clear, NONE), l(147, 5, Terrain::Clear, NONE),
l(178, 0, Terrain::Clear, NONE), l(210, 1, Terrain::Clear, NONE), l(211, 2, Terrain::Clear, NONE), l(180, 3, Terrain::Clear, NONE), l(149, 4, Terrain::Clear, NONE), l(148, 5, Terrain::Clear, NONE),
l(179, 0, Terrain::Clear, NONE), l(211, 1, Terrain::Clear, NONE), l(212, 2, Terrain::Clear, NONE), l(181, 3, Terrain::Clear, NONE), l(150, 4, Terrain::Clear, NONE), l(149, 5, Terrain::Clear, NONE),
l(180, 0, Terrain::Clear, NONE), l(212, 1, Terrain::Clear, NONE), l(213, 2, Terrain::Clear, NONE), l(182, 3, Terrain::Clear, NONE), l(151, 4, Terrain::Clear, NONE), l(150, 5, Terrain::Clear, NONE),
l(181, 0, Terrain::Clear, NONE), l(213, 1, Terrain::Clear, NONE), l(214, 2, Terrain::Clear, NONE), l(183, 3, Terrain::Clear, NONE), l(152, 4, Terrain::Clear, NONE), l(151, 5, Terrain::Clear, NONE),
l(182, 0, Terrain::Clear, NONE), l(214, 1, Terrain::Clear, NONE), l(215, 2, Terrain::Clear, NONE), l(184, 3, Terrain::Clear, NONE), l(153, 4, Terrain::Clear, NONE), l(152, 5, Terrain::Clear, NONE),
l(183, 0, Terrain::Clear, NONE), l(215, 1, Terrain::Clear, NONE), l(216, 2, Terrain::Clear, NONE), l(185, 3, Terrain::Clear, NONE), l(154, 4, Terrain::Clear, NONE), l(153, 5, Terrain::Clear, NONE),
l(184, 0, Terrain::Clear, NONE), l(216, 1, Terrain::Clear, NONE), l(154, 5, Terrain::Clear, NONE),
l(217, 2, Terrain::Clear, NONE), l(187, 3, Terrain::Clear, NONE), l(155, 4, Terrain::Clear, NONE),
l(186, 0, Terrain::Clear, NONE), l(217, 1, Terrain::Clear, NONE), l(218, 2, Terrain::Clear, NONE), l(188, 3, Terrain::Clear, NONE), l(156, 4, Terrain::Clear, NONE), l(155, 5, Terrain::Clear, NONE),
l(187, 0, Terrain::Clear, NONE), l(218, 1, Terrain::Clear, NONE), l(219, 2, Terrain::Clear, NONE), l(189, 3, Terrain::Clear, NONE), l(157, 4, Terrain::Clear, NONE), l(156, 5, Terrain::Clear, NONE),
l(188, 0, Terrain::Clear, NONE), l(219, 1, Terrain::Clear, NONE), l(220, 2, Terrain::Clear, NONE), l(190, 3, Terrain::Clear, NONE), l(158, 4, Terrain::Clear, NONE), l(157, 5, Terrain::Clear, NONE),
l(189, 0, Terrain::Clear, NONE), l(220, 1, Terrain::Clear, NONE), l(221, 2, Terrain::Clear, NONE), l(191, 3, Terrain::Clear, NONE), l(159, 4, Terrain::Clear, NONE), l(158, 5, Terrain::Clear, NONE),
l(190, 0, Terrain::Clear, NONE), l(221, 1, Terrain::Clear, NONE), l(222, 2, Terrain::Clear, NONE), l(192, 3, Terrain::Clear, NONE), l(160, 4, Terrain::Clear, NONE), l(159, 5, Terrain::Clear, NONE),
l(191, 0, Terrain::Clear, NONE), l(222, 1, Terrain::Clear, NONE), l(223, 2, Terrain::Clear, NONE), l(193, 3, Terrain::Outer, 32), l(161, 4, Terrain::Clear, NONE), l(160, 5, Terrain::Clear, NONE),
l(192, 0, Terrain::Outer, 32), l(223, 1, Terrain::Outer, 34), l(224, 2, Terrain::Ramp, 35), l(194, 3, Terrain::Inner, 33), l(162, 4, Terrain::Outer, 1), l(161, 5, Terrain::Outer, 0),
l(193, 0, Terrain::Inner, 33), l(224, 1, Terrain::Clear, NONE), l(225, 2, Terrain::Clear, NONE), l(195, 3, Terrain::Inner, 36), l(775, 3, Terrain::Impassable, 36), l(163, 4, Terrain::Outer, 3), l(162, 5, Terrain::Outer, 2),
l(194, 0, Terrain::Inner, 36), l(225, 1, Terrain::Inner, 37), l(226, 2, Terrain::Inner, 38), l(196, 3, Terrain::Clear, NONE), l(164, 4, Terrain::Outer, 5), l(163, 5, Terrain::Outer, 4),
l(195, 0, Terrain::Clear, NONE), l(226, 1, Terrain::Inner, 40), l(227, 2, Terrain::Inner, 41), l(197, 3, Terrain::Inner, 39), l(165, 4, Terrain::Outer, 7), l(164, 5, Terrain::Outer, 6),
l(196, 0, Terrain::Inner, 39), l(776, 0, Terrain::Impassable, 39), l(227, 1, Terrain::Clear, NONE), l(228, 2, Terrain::Clear, NONE), l(198, 3, Terrain::Inner, 42), l(777, 3, Terrain::Impassable, 42), l(166, 4, Terrain::Outer, 9), l(165, 5, Terrain::Outer, 8),
l(197, 0, Terrain::Inner, 42), l(228, 1, Terrain::Inner, 43), l(229, 2, Terrain::Inner, 44), l(199, 3, Terrain::Clear, NONE), l(167, 4, Terrain::Outer, 11), l(166, 5, Terrain::Outer, 10),
l(198, 0, Terrain::Clear, NONE), l(229, 1, Terrain::Inner, 46), l(230, 2, Terrain::Inner, 47), l(200, 3, Terrain::Inner, 45), l(168, 4, Terrain::Outer, 13), l(167, 5, Terrain::Outer, 12),
l(199, 0, Terrain::Inner, 45), l(778, 0, Terrain::Impassable, 45), l(230, 1, Terrain::Clear, NONE), l(231, 2, Terrain::Clear, NONE), l(201, 3, Terrain::Inner, 48), l(169, 4, Terrain::Outer, 15), l(168, 5, Terrain::Outer, 14),
l(200, 0, Terrain::Inner, 48), l(231, 1, Terrain::Inner, 50), l(232, 2, Terrain::Ramp, 51), l(202, 3, Terrain::Inner, 49), l(170, 4, Terrain::Outer, 17), l(169, 5, Terrain::Outer, 16),
l(201, 0, Terrain::Inner, 49), l(232, 1, Terrain::Clear, NONE), l(233, 2, Terrain::Clear, NONE), l(203, 3, Terrain::Inner, 52), l(779, 3, Terrain::Impassable, 52), l(171, 4, Terrain::Outer, 19), l(170, 5, Terrain::Outer, 18),
l(202, 0, Terrain::Inner, 52), l(233, 1, Terrain::Inner, 53), l(234, 2, Terrain::Inner, 54), l(204, 3, Terrain::Clear, NONE), l(172, 4, Terrain::Outer, 21), l(171, 5, Terrain::Outer, 20),
l(203, 0, Terrain::Clear, NONE), l(234, 1, Terrain::Inner, 56), l(235, 2, Terrain::Inner, 57), l(205, 3, Terrain::Inner, 55), l(173, 4, Terrain::Outer, 23), l(172, 5, Terrain::Outer, 22),
l(204, 0, Terrain::Inner, 55), l(780, 0, Terrain::Impassable, 55), l(235, 1, Terrain::Clear, NONE), l(236, 2, Terrain::Clear, NONE), l(206, 3, Terrain::Inner, 58), l(781, 3, Terrain::Impassable, 58), l(174, 4, Terrain::Outer, 25), l(173, 5, Terrain::Outer, 24),
l(205, 0, Terrain::Inner, 58), l(236, 1, Terrain::Inner, 60), l(237, 2, Terrain::Inner, 61), l(207, 3, Terrain::Inner, 59), l(175, 4, Terrain::Outer, 27), l(174, 5, Terrain::Outer, 26),
l(206, 0, Terrain::Inner, 59), l(781, 0, Terrain::Impassable, 59), l(237, 1, Terrain::Clear, NONE), l(238, 2, Terrain::Clear, NONE), l(208, 3, Terrain::Inner, 62), l(176, 4, Terrain::Outer, 29), l(175, 5, Terrain::Outer, 28),
l(207, 0, Terrain::Inner, 62), l(238, 1, Terrain::Ramp, 64), l(239, 2, Terrain::Clear, 65), l(209, 3, Terrain::Outer, 63), l(177, 4, Terrain::Outer, 31), l(176, 5, Terrain::Outer, 30),
l(208, 0, Terrain::Outer, 63), l(239, 1, Terrain::Outer, 66), l(782, 1, Terrain::Impassable, 66), l(240, 2, Terrain::Clear, NONE), l(210, 3, Terrain::Clear, NONE), l(178, 4, Terrain::Clear, NONE), l(177, 5, Terrain::Clear, NONE),
l(209, 0, Terrain::Clear, NONE), l(240, 1, Terrain::Clear, NONE), l(241, 2, Terrain::Clear, NONE), l(211, 3, Terrain::Clear, NONE), l(179, 4, Terrain::Clear, NONE), l(178, 5, Terrain::Clear, NONE),
l(210, 0, Terrain::Clear, NONE), l(241, 1, Terrain::Clear, NONE), l(242, 2, Terrain::Clear, NONE), l(212, 3, Terrain::Clear, NONE), l(180, 4, Terrain::Clear, NONE), l(179, 5, Terrain::Clear, NONE),
l(211, 0, Terrain::Clear, NONE), l(242, 1, Terrain::Clear, NONE), l(243, 2, Terrain::Clear, NONE), l(213, 3, Terrain::Clear, NONE), l(181, 4, Terrain::Clear, NONE), l(180, 5, Terrain::Clear, NONE),
l(212, 0, Terrain::Clear, NONE), l(243, 1, Terrain::Clear, NONE), l(244, 2, Terrain::Clear, NONE), l(214, 3, Terrain::Clear, NONE), l(182, 4, Terrain::Clear, NONE), l(181, 5, Terrain::Clear, NONE),
l(213, 0, Terrain::Clear, NONE), l(244, 1, Terrain::Clear, NONE), l(245, 2, Terrain::Clear, NONE), l(215, 3, Terrain::Clear, NONE), l(183, 4, Terrain::Clear, NONE), l(182, 5, Terrain::Clear, NONE),
l(214, 0, Terrain::Clear, NONE), l(245, 1, Terrain::Clear, NONE), l(246, 2, Terrain::Clear, NONE), l(216, 3, Terrain::Clear, NONE), l(184, 4, Terrain::Clear, NONE), l(183, 5, Terrain::Clear, NONE),
l(215, 0, Terrain::Clear, NONE), l(246, 1, Terrain::Clear, NONE), l(247, 2, Terrain::Clear, NONE), l(185, 4, Terrain::Clear, NONE), l(184, 5, Terrain::Clear, NONE),
l(248, 1, Terrain::Clear, NONE), l(249, 2, Terrain::Clear, NONE), l(218, 3, Terrain::Clear, NONE), l(187, 4, Terrain::Clear, NONE), l(186, 5, Terrain::Clear, NONE),
l(217, 0, Terrain::Clear, NONE), l(249, 1, Terrain::Clear, NONE), l(250, 2, Terrain::Clear, NONE), l(219, 3, Terrain::Clear, NONE), l(188, 4, Terrain::Clear, NONE), l(187, 5, Terrain::Clear, NONE),
l(218, 0, Terrain::Clear, NONE), l(250, 1, Terrain::Clear, NONE), l(251, 2, Terrain::Clear, NONE), l(220, 3, Terrain::Clear, NONE), l(189, 4, Terrain::Clear, NONE), l(188, 5, Terrain::Clear, NONE),
l(219, 0, Terrain::Clear, NONE), l(251, 1, Terrain::Clear, NONE), l(252, 2, Terrain::Clear, NONE), l(221, 3, Terrain::Clear, NONE), l(190, 4, Terrain::Clear, NONE), l(189, 5, Terrain::Clear, NONE),
l(220, 0, Terrain::Clear, NONE), l(252, 1, Terrain::Clear, NONE), l(253, 2, Terrain::Clear, NONE), l(222, 3, Terrain::Clear, NONE), l(191, 4, Terrain::Clear, NONE), l(190, 5, Terrain::Clear, NONE),
l(221, 0, Terrain::Clear, NONE), l(253, 1, Terrain::Clear, NONE), l(254, 2, Terrain::Clear, NONE), l(223, 3, Terrain::Clear, NONE), l(192, 4, Terrain::Clear, NONE), l(191, 5, Terrain::Clear, NONE),
l(222, 0, Terrain::Clear, NONE), l(254, 1, Terrain::Clear, NONE), l(255, 2, Terrain::Outer, 68), l(224, 3, Terrain::Outer, 67), l(193, 4, Terrain::Outer, 34), l(192, 5, Terrain::Clear, NONE),
l(223, 0, Terrain::Outer, 67), l(255, 1, Terrain::Clear, NONE), l(256, 2, Terrain::Clear, NONE), l(225, 3, Terrain::Clear, NONE), l(194, 4, Terrain::Clear, NONE), l(193, 5, Terrain::Ramp, 35),
l(224, 0, Terrain::Clear, NONE), l(256, 1, Terrain::Clear, NONE), l(257, 2, Terrain::Clear, NONE), l(226, 3, Terrain::Clear, NONE), l(195, 4, Terrain::Inner, 37), l(775, 4, Terrain::Impassable, 37), l(194, 5, Terrain::Clear, NONE),
l(225, 0, Terrain::Clear, NONE), l(257, 1, Terrain::Clear, NONE), l(258, 2, Terrain::Clear, NONE), l(227, 3, Terrain::Clear, NONE), l(196, 4, Terrain::Inner, 40), l(776, 4, Terrain::Impassable, 40), l(195, 5, Terrain::Inner, 38), l(775, 5, Terrain::Impassable, 38),
l(226, 0, Terrain::Clear, NONE), l(258, 1, Terrain::Clear, NONE), l(259, 2, Terrain::Clear, NONE), l(228, 3, Terrain::Clear, NONE), l(197, 4, Terrain::Clear, NONE), l(196, 5, Terrain::Inner, 41), l(776, 5, Terrain::Doorway, 41),
l(227, 0, Terrain::Clear, NONE), l(259, 1, Terrain::Clear, NONE), l(260, 2, Terrain::Clear, NONE), l(229, 3, Terrain::Clear, NONE), l(198, 4, Terrain::Inner, 43), l(777, 4, Terrain::Impassable, 43), l(197, 5, Terrain::Clear, NONE),
l(228, 0, Terrain::Clear, NONE), l(260, 1, Terrain::Clear, NONE), l(261, 2, Terrain::Clear, NONE), l(230, 3, Terrain::Clear, NONE), l(199, 4, Terrain::Inner, 46), l(778, 4, Terrain::Impassable, 46), l(198, 5, Terrain::Inner, 44), l(777, 5, Terrain::Impassable, 44),
l(229, 0, Terrain::Clear, NONE), l(261, 1, Terrain::Clear, NONE), l(262, 2, Terrain::Clear, NONE), l(231, 3, Terrain::Clear, NONE), l(200, 4, Terrain::Clear, NONE), l(199, 5, Terrain::Inner, 47), l(778, 5, Terrain::Doorway, 47),
l(230, 0, Terrain::Clear, NONE), l(262, 1, Terrain::Clear, NONE), l(263, 2, Terrain::Clear, NONE), l(232, 3, Terrain::Clear, NONE), l(201, 4, Terrain::Inner, 50), l(200, 5, Terrain::Clear, NONE),
l(231, 0, Terrain::Clear, NONE), l(263, 1, Terrain::Clear, NONE), l(264, 2, Terrain::Clear, NONE), l(233, 3, Terrain::Clear, NONE), l(202, 4, Terrain::Clear, NONE), l(201, 5, Terrain::Ramp, 51),
l(232, 0, Terrain::Clear, NONE), l(264, 1, Terrain::Clear, NONE), l(265, 2, Terrain::Clear, NONE), l(234, 3, Terrain::Clear, NONE), l(203, 4, Terrain::Inner, 53), l(779, 4, Terrain::Impassable, 53), l(202, 5, Terrain::Clear, NONE),
l(233, 0, Terrain::Clear, NONE), l(265, 1, Terrain::Clear, NONE), l(266, 2, Terrain::Clear, NONE), l(235, 3, Terrain::Clear, NONE), l(204, 4, Terrain::Inner, 56), l(780, 4, Terrain::Impassable, 56), l(203, 5, Terrain::Inner, 54), l(779, 5, Terrain::Impassable, 54),
l(234, 0, Terrain::Clear, NONE), l(266, 1, Terrain::Clear, NONE), l(267, 2, Terrain::Clear, NONE), l(236, 3, Terrain::Clear, NONE), l(205, 4, Terrain::Clear, NONE), l(204, 5, Terrain::Inner, 57), l(780, 5, Terrain::Doorway, 57),
l(235, 0, Terrain::Clear, NONE), l(267, 1, Terrain::Clear, NONE), l(268, 2, Terrain::Clear, NONE), l(237, 3, Terrain::Clear, NONE), l(206, 4, Terrain::Inner, 60), l(781, 4, Terrain::Impassable, 60), l(205, 5, Terrain::Clear, NONE),
l(236, 0, Terrain::Clear, NONE), l(268, 1, Terrain::Clear, NONE), l(269, 2, Terrain::Clear, NONE), l(238, 3, Terrain::Clear, NONE), l(207, 4, Terrain::Clear, NONE), l(206, 5, Terrain::Inner, 61), l(781, 5, Terrain::Doorway, 61),
l(237, 0, Terrain::Clear, NONE), l(269, 1, Terrain::Clear, NONE), l(270, 2, Terrain::Inner, 70), l(783, 2, Terrain::Impassable, 70), l(239, 3, Terrain::Inner, 69), l(782, 3, Terrain::Impassable, 69), l(208, 4, Terrain::Ramp, 64), l(207, 5, Terrain::Clear, NONE),
l(238, 0, Terrain::Inner, 69), l(270, 1, Terrain::Clear, NONE), l(271, 2, Terrain::Outer, 72), l(240, 3, Terrain::Outer, 71), l(209, 4, Terrain::Outer, 66), l(208, 5, Terrain::Clear, 65),
l(239, 0, Terrain::Outer, 71), l(782, 0, Terrain::Gunslit, 71), l(271, 1, Terrain::Clear, NONE), l(272, 2, Terrain::Clear, NONE), l(241, 3, Terrain::Clear, NONE), l(210, 4, Terrain::Clear, NONE), l(209, 5, Terrain::Clear, NONE),
l(240, 0, Terrain::Clear, NONE), l(272, 1, Terrain::Clear, NONE), l(273, 2, Terrain::Clear, NONE), l(242, 3, Terrain::Clear, NONE), l(211, 4, Terrain::Clear, NONE), l(210, 5, Terrain::Clear, NONE),
l(241, 0, Terrain::Clear, NONE), l(273, 1, Terrain::Clear, NONE), l(274, 2, Terrain::Clear, NONE), l(243, 3, Terrain::Clear, NONE), l(212, 4, Terrain::Clear, NONE), l(211, 5, Terrain::Clear, NONE),
l(242, 0, Terrain::Clear, NONE), l(274, 1, Terrain::Clear, NONE), l(275, 2, Terrain::Clear, NONE), l(244, 3, Terrain::Clear, NONE), l(213, 4, Terrain::Clear, NONE), l(212, 5, Terrain::Clear, NONE),
l(243, 0, Terrain::Clear, NONE), l(275, 1, Terrain::Clear, NONE), l(276, 2, Terrain::Clear, NONE), l(245, 3, Terrain::Clear, NONE), l(214, 4, Terrain::Clear, NONE), l(213, 5, Terrain::Clear, NONE),
l(244, 0, Terrain::Clear, NONE), l(276, 1, Terrain::Clear, NONE), l(277, 2, Terrain::Clear, NONE), l(246, 3, Terrain::Clear, NONE), l(215, 4, Terrain::Clear, NONE), l(214, 5, Terrain::Clear, NONE),
l(245, 0, Terrain::Clear, NONE), l(277, 1, Terrain::Clear, NONE), l(278, 2, Terrain::Clear, NONE), l(247, 3, Terrain::Clear, NONE), l(216, 4, Terrain::Clear, NONE), l(215, 5, Terrain::Clear, NONE),
l(246, 0, Terrain::Clear, NONE), l(278, 1, Terrain::Clear, NONE), l(216, 5, Terrain::Clear, NONE),
l(279, 2, Terrain::Clear, NONE), l(249, 3, Terrain::Clear, NONE), l(217, 4, Terrain::Clear, NONE),
l(248, 0, Terrain::Clear, NONE), l(279, 1, Terrain::Clear, NONE), l(280, 2, Terrain::Clear, NONE), l(250, 3, Terrain::Clear, NONE), l(218, 4, Terrain::Clear, NONE), l(217, 5, Terrain::Clear, NONE),
l(249, 0, Terrain::Clear, NONE), l(280, 1, Terrain::Clear, NONE), l(281, 2, Terrain::Clear, NONE), l(251, 3, Terrain::Clear, NONE), l(219, 4, Terrain::Clear, NONE), l(218, 5, Terrain::Clear, NONE),
l(250, 0, Terrain::Clear, NONE), l(281, 1, Terrain::Clear, NONE), l(282, 2, Terrain::Clear, NONE), l(252, 3, Terrain::Clear, NONE), l(220, 4, Terrain::Clear, NONE), l(219, 5, Terrain::Clear, NONE),
l(251, 0, Terrain::Clear, NONE), l(282, 1, Terrain::Clear, NONE), l(283, 2, Terrain::Clear, NONE), l(253, 3, Terrain::Clear, NONE), l(221, 4, Terrain::Clear, NONE), l(220, 5, Terrain::Clear, NONE),
l(252, 0, Terrain::Clear, NONE), l(283, 1, Terrain::Clear, NONE), l(284, 2, Terrain::Clear, NONE), l(254, 3, Terrain::Clear, NONE), l(222, 4, Terrain::Clear, NONE), l(221, 5, Terrain::Clear, NONE),
l(253, 0, Terrain::Clear, NONE), l(284, 1, Terrain::Clear, NONE), l(285, 2, Terrain::Clear, NONE), l(255, 3, Terrain::Outer, 73), l(223, 4, Terrain::Clear, NONE), l(222, 5, Terrain::Clear, NONE),
l(254, 0, Terrain::Outer, 73), l(285, 1, Terrain::Outer, 74), l(286, 2, Terrain::Inner, 75), l(256, 3, Terrain::Clear, NONE), l(224, 4, Terrain::Clear, NONE), l(223, 5, Terrain::Outer, 68),
l(255, 0, Terrain::Clear, NONE), l(286, 1, Terrain::Inner, 76), l(287, 2, Terrain::Clear, NONE), l(257, 3, Terrain::Clear, NONE), l(225, 4, Terrain::Clear, NONE), l(224, 5, Terrain::Clear, NONE),
l(256, 0, Terrain::Clear, NONE), l(287, 1, Terrain::Clear, NONE), l(288, 2, Terrain::Clear, NONE), l(258, 3, Terrain::Clear, NONE), l(226, 4, Terrain::Clear, NONE), l(225, 5, Terrain::Clear, NONE),
l(257, 0, Terrain::Clear, NONE), l(288, 1, Terrain::Clear, NONE), l(289, 2, Terrain::Clear, NONE), l(259, 3, Terrain::Clear, NONE), l(227, 4, Terrain::Clear, NONE), l(226, 5, Terrain::Clear, NONE),
l(258, 0, Terrain::Clear, NONE), l(289, 1, Terrain::Clear, NONE), l(290, 2, Terrain::Clear, NONE), l(260, 3, Terrain::Clear, NONE), l(228, 4, Terrain::Clear, NONE), l(227, 5, Terrain::Clear, NONE),
l(259, 0, Terrain::Clear, NONE), l(290, 1, Terrain::Clear, NONE), l(291, 2, Terrain::Clear, NONE), l(261, 3, Terrain::Clear, NONE), l(229, 4, Terrain::Clear, NONE), l(228, 5, Terrain::Clear, NONE),
l(260, 0, Terrain::Clear, NONE), l(291, 1, Terrain::Clear, NONE), l(292, 2, Terrain::Clear, NONE), l(262, 3, Terrain::Clear, NONE), l(230, 4, Terrain::Clear, NONE), l(229, 5, Terrain::Clear, NONE),
l(261, 0, Terrain::Clear, NONE), l(292, 1, Terrain::Clear, NONE), l(293, 2, Terrain::Clear, NONE), l(263, 3, Terrain::Clear, NONE), l(231, 4, Terrain::Clear, NONE), l(230, 5, Terrain::Clear, NONE),
l(262, 0, Terrain::Clear, NONE), l(293, 1, Terrain::Clear, NONE), l(294, 2, Terrain::Clear, NONE), l(264, 3, Terrain::Clear, NONE), l(232, 4, Terrain::Clear, NONE), l(231, 5, Terrain::Clear, NONE),
l(263, 0, Terrain::Clear, NONE), l(294, 1, Terrain::Clear, NONE), l(295, 2, Terrain::Clear, NONE), l(265, 3, Terrain::Clear, NONE), l(233, 4, Terrain::Clear, NONE), l(232, 5, Terrain::Clear, NONE),
l(264, 0, Terrain::Clear, NONE), l(295, 1, Terrain::Clear, NONE), l(296, 2, Terrain::Clear, NONE), l(266, 3, Terrain::Clear, NONE), l(234, 4, Terrain::Clear, NONE), l(233, 5, Terrain::Clear, NONE),
l(265, 0, Terrain::Clear, NONE), l(296, 1, Terrain::Clear, NONE), l(297, 2, Terrain::Clear, NONE), l(267, 3, Terrain::Clear, NONE), l(235, 4, Terrain::Clear, NONE), l(234, 5, Terrain::Clear, NONE),
l(266, 0, Terrain::Clear, NONE), l(297, 1, Terrain::Clear, NONE), l(298, 2, Terrain::Clear, NONE), l(268, 3, Terrain::Clear, NONE), l(236, 4, Terrain::Clear, NONE), l(235, 5, Terrain::Clear, NONE),
l(267, 0, Terrain::Clear, NONE), l(298, 1, Terrain::Clear, NONE), l(299, 2, Terrain::Clear, NONE), l(269, 3, Terrain::Clear, NONE), l(237, 4, Terrain::Clear, NONE), l(236, 5, Terrain::Clear, NONE),
l(268, 0, Terrain::Clear, NONE), l(299, 1, Terrain::Clear, NONE), l(300, 2, Terrain::Clear, NONE), l(270, 3, Terrain::Inner, 77), l(783, 3, Terrain::Doorway, 77), l(238, 4, Terrain::Clear, NONE), l(237, 5, Terrain::Clear, NONE),
l(269, 0, Terrain::Inner, 77), l(300, 1, Terrain::Inner, 79), l(301, 2, Terrain::Clear, 80), l(271, 3, Terrain::Outer, 78), l(239, 4, Terrain::Clear, NONE), l(238, 5, Terrain::Inner, 70),
l(270, 0, Terrain::Outer, 78), l(783, 0, Terrain::Gunslit, 78), l(301, 1, Terrain::Outer, 81), l(784, 1, Terrain::Impassable, 81), l(302, 2, Terrain::Wooden, 82), l(272, 3, Terrain::Clear, NONE), l(240, 4, Terrain::Clear, NONE), l(239, 5, Terrain::Outer, 72), l(782, 5, Terrain::Impassable, 72),
l(271, 0, Terrain::Clear, NONE), l(302, 1, Terrain::Wooden, 83), l(303, 2, Terrain::Clear, NONE), l(273, 3, Terrain::Clear, NONE), l(241, 4, Terrain::Clear, NONE), l(240, 5, Terrain::Clear, NONE),
l(272, 0, Terrain::Clear, NONE), l(303, 1, Terrain::Clear, NONE), l(304, 2, Terrain::Clear, NONE), l(274, 3, Terrain::Clear, NONE), l(242, 4, Terrain::Clear, NONE), l(241, 5, Terrain::Clear, NONE),
l(273, 0, Terrain::Clear, NONE), l(304, 1, Terrain::Clear, NONE), l(305, 2, Terrain::Clear, NONE), l(275, 3, Terrain::Clear, NONE), l(243, 4, Terrain::Clear, NONE), l(242, 5, Terrain::Clear, NONE),
l(274, 0, Terrain::Clear, NONE), l(305, 1, Terrain::Clear, NONE), l(306, 2, Terrain::Clear, NONE), l(276, 3, Terrain::Clear, NONE), l(244, 4, Terrain::Clear, NONE), l(243, 5, Terrain::Clear, NONE),
l(275, 0, Terrain::Clear, NONE), l(306, 1, Terrain::Clear, NONE), l(307, 2, Terrain::Clear, NONE), l(277, 3, Terrain::Clear, NONE), l(245, 4, Terrain::Clear, NONE), l(244, 5, Terrain::Clear, NONE),
l(276, 0, Terrain::Clear, NONE), l(307, 1, Terrain::Clear, NONE), l(308, 2, Terrain::Clear, NONE), l(278, 3, Terrain::Clear, NONE), l(246, 4, Terrain::Clear, NONE), l(245, 5, Terrain::Clear, NONE),
l(277, 0, Terrain::Clear, NONE), l(308, 1, Terrain::Clear, NONE), l(309, 2, Terrain::Clear, NONE), l(247, 4, Terrain::Clear, NONE), l(246, 5, Terrain::Clear, NONE),
l(310, 1, Terrain::Clear, NONE), l(311, 2, Terrain::Clear, NONE), l(280, 3, Terrain::Clear, NONE), l(249, 4, Terrain::Clear, NONE), l(248, 5, Terrain::Clear, NONE),
l(279, 0, Terrain::Clear, NONE), l(311, 1, Terrain::Clear, NONE), l(312, 2, Terrain::Clear, NONE), l(281, 3, Terrain::Clear, NONE), l(250, 4, Terrain::Clear, NONE), l(249, 5, Terrain::Clear, NONE),
l(280, 0, Terrain::Clear, NONE), l(312, 1, Terrain::Clear, NONE), l(313, 2, Terrain::Clear, NONE), l(282, 3, Terrain::Clear, NONE), l(251, 4, Terrain::Clear, NONE), l(250, 5, Terrain::Clear, NONE),
l(281, 0, Terrain::Clear, NONE), l(313, 1, Terrain::Clear, NONE), l(314, 2, Terrain::Clear, NONE), l(283, 3, Terrain::Clear, NONE), l(252, 4, Terrain::Clear, NONE), l(251, 5, Terrain::Clear, NONE),
l(282, 0, Terrain::Clear, NONE), l(314, 1, Terrain::Clear, NONE), l(315, 2, Terrain::Clear, NONE), l(284, 3, Terrain::Clear, NONE), l(253, 4, Terrain::Clear, NONE), l(252, 5, Terrain::Clear, NONE),
l(283, 0, Terrain::Clear, NONE), l(315, 1, Terrain::Clear, NONE), l(316, 2, Terrain::Clear, NONE), l(285, 3, Terrain::Clear, NONE), l(254, 4, Terrain::Clear, NONE), l(253, 5, Terrain::Clear, NONE),
l(284, 0, Terrain::Clear, NONE), l(316, 1, Terrain::Clear, NONE), l(317, 2, Terrain::Outer, 85), l(286, 3, Terrain::Outer, 84), l(255, 4, Terrain::Outer, 74), l(254, 5, Terrain::Clear, NONE),
l(285, 0, Terrain::Outer, 84), l(317, 1, Terrain::Inner, 87), l(318, 2, Terrain::Inner, 88), l(287, 3, Terrain::Ramp, 86), l(256, 4, Terrain::Inner, 76), l(255, 5, Terrain::Inner, 75),
l(286, 0, Terrain::Ramp, 86), l(318, 1, Terrain::Clear, NONE), l(319, 2, Terrain::Clear, NONE), l(288, 3, Terrain::Clear, NONE), l(257, 4, Terrain::Clear, NONE), l(256, 5, Terrain::Clear, NONE),
l(287, 0, Terrain::Clear, NONE), l(319, 1, Terrain::Clear, NONE), l(320, 2, Terrain::Clear, NONE), l(289, 3, Terrain::Clear, NONE), l(258, 4, Terrain::Clear, NONE), l(257, 5, Terrain::Clear, NONE),
l(288, 0, Terrain::Clear, NONE), l(320, 1, Terrain::Clear, NONE), l(321, 2, Terrain::Clear, NONE), l(290, 3, Terrain::Clear, NONE), l(259, 4, Terrain::Clear, NONE), l(258, 5, Terrain::Clear, NONE),
l(289, 0, Terrain::Clear, NONE), l(321, 1, Terrain::Clear, NONE), l(322, 2, Terrain::Clear, NONE), l(291, 3, Terrain::Clear, NONE), l(260, 4, Terrain::Clear, NONE), l(259, 5, Terrain::Clear, NONE),
l(290, 0, Terrain::Clear, NONE), l(322, 1, Terrain::Clear, NONE), l(323, 2, Terrain::Clear, NONE), l(292, 3, Terrain::Clear, NONE), l(261, 4, Terrain::Clear, NONE), l(260, 5, Terrain::Clear, NONE),
l(291, 0, Terrain::Clear, NONE), l(323, 1, Terrain::Clear, NONE), l(324, 2, Terrain::Clear, NONE), l(293, 3, Terrain::Clear, NONE), l(262, 4, Terrain::Clear, NONE), l(261, 5, Terrain::Clear, NONE),
l(292, 0, Terrain::Clear, NONE), l(324, 1, Terrain::Clear, NONE), l(325, 2, Terrain::Clear, NONE), l(294, 3, Terrain::Clear, NONE), l(263, 4, Terrain::Clear, NONE), l(262, 5, Terrain::Clear, NONE),
l(293, 0, Terrain::Clear, NONE), l(325, 1, Terrain::Clear, NONE), l(326, 2, Terrain::Clear, NONE), l(295, 3, Terrain::Clear, NONE), l(264, 4, Terrain::Clear, NONE), l(263, 5, Terrain::Clear, NONE),
l(294, 0, Terrain::Clear, NONE), l(326, 1, Terrain::Clear, NONE), l(327, 2, Terrain::Clear, NONE), l(296, 3, Terrain::Clear, NONE), l(265, 4, Terrain::Clear, NONE), l(264, 5, Terrain::Clear, NONE),
l(295, 0, Terrain::Clear, NONE), l(327, 1, Terrain::Clear, NONE), l(328, 2, Terrain::Clear, NONE), l(297, 3, Terrain::Clear, NONE), l(266, 4, Terrain::Clear, NONE), l(265, 5, Terrain::Clear, NONE),
l(296, 0, Terrain::Clear, NONE), l(328, 1, Terrain::Clear, NONE), l(329, 2, Terrain::Clear, NONE), l(298, 3, Terrain::Clear, NONE), l(267, 4, Terrain::Clear, NONE), l(266, 5, Terrain::Clear, NONE),
l(297, 0, Terrain::Clear, NONE), l(329, 1, Terrain::Clear, NONE), l(330, 2, Terrain::Clear, NONE), l(299, 3, Terrain::Clear, NONE), l(268, 4, Terrain::Clear, NONE), l(267, 5, Terrain::Clear, NONE),
l(298, 0, Terrain::Clear, NONE), l(330, 1, Terrain::Clear, NONE), l(331, 2, Terrain::Clear, NONE), l(300, 3, Terrain::Clear, NONE), l(269, 4, Terrain::Clear, NONE), l(268, 5, Terrain::Clear, NONE),
l(299, 0, Terrain::Clear, NONE), l(331, 1, Terrain::Clear, NONE), l(332, 2, Terrain::Inner, 90), l(785, 2, Terrain::Impassable, 90), l(301, 3, Terrain::Inner, 89), l(784, 3, Terrain::Doorway, 89), l(270, 4, Terrain::Inner, 79), l(783, 4, Terrain::Impassable, 79), l(269, 5, Terrain::Clear, NONE),
l(300, 0, Terrain::Inner, 89), l(332, 1, Terrain::Clear, 92), l(333, 2, Terrain::Outer, 93), l(302, 3, Terrain::Outer, 91), l(271, 4, Terrain::Outer, 81), l(270, 5, Terrain::Clear, 80),
l(301, 0, Terrain::Outer, 91), l(784, 0, Terrain::Impassable, 91), l(333, 1, Terrain::Wooden, 95), l(334, 2, Terrain::Wooden, 96), l(303, 3, Terrain::Wooden, 94), l(272, 4, Terrain::Wooden, 83), l(271, 5, Terrain::Wooden, 82),
l(302, 0, Terrain::Wooden, 94), l(334, 1, Terrain::Clear, NONE), l(335, 2, Terrain::Clear, NONE), l(304, 3, Terrain::Clear, NONE), l(273, 4, Terrain::Clear, NONE), l(272, 5, Terrain::Clear, NONE),
l(303, 0, Terrain::Clear, NONE), l(335, 1, Terrain::Clear, NONE), l(336, 2, Terrain::Clear, NONE), l(305, 3, Terrain::Clear, NONE), l(274, 4, Terrain::Clear, NONE), l(273, 5, Terrain::Clear, NONE),
l(304, 0, Terrain::Clear, NONE), l(336, 1, Terrain::Clear, NONE), l(337, 2, Terrain::Clear, NONE), l(306, 3, Terrain::Clear, NONE), l(275, 4, Terrain::Clear, NONE), l(274, 5, Terrain::Clear, NONE),
l(305, 0, Terrain::Clear, NONE), l(337, 1, Terrain::Clear, NONE), l(338, 2, Terrain::Clear, NONE), l(307, 3, Terrain::Clear, NONE), l(276, 4, Terrain::Clear, NONE), l(275, 5, Terrain::Clear, NONE),
l(306, 0, Terrain::Clear, NONE), l(338, 1, Terrain::Clear, NONE), l(339, 2, Terrain::Clear, NONE), l(308, 3, Terrain::Clear, NONE), l(277, 4, Terrain::Clear, NONE), l(276, 5, Terrain::Clear, NONE),
l(307, 0, Terrain::Clear, NONE), l(339, 1, Terrain::Clear, NONE), l(340, 2, Terrain::Clear, NONE), l(309, 3, Terrain::Clear, NONE), l(278, 4, Terrain::Clear, NONE), l(277, 5, Terrain::Clear, NONE),
l(308, 0, Terrain::Clear, NONE), l(340, 1, Terrain::Clear, NONE), l(278, 5, Terrain::Clear, NONE),
l(341, 2, Terrain::Clear, NONE), l(311, 3, Terrain::Clear, NONE), l(279, 4, Terrain::Clear, NONE),
l(310, 0, Terrain::Clear, NONE), l(341, 1, Terrain::Clear, NONE), l(342, 2, Terrain::Clear, NONE), l(312, 3, Terrain::Clear, NONE), l(280, 4, Terrain::Clear, NONE), l(279, 5, Terrain::Clear, NONE),
l(311, 0, Terrain::Clear, NONE), l(342, 1, Terrain::Clear, NONE), l(343, 2, Terrain::Clear, NONE), l(313, 3, Terrain::Clear, NONE), l(281, 4, Terrain::Clear, NONE), l(280, 5, Terrain::Clear, NONE),
l(312, 0, Terrain::Clear, NONE), l(343, 1, Terrain::Clear, NONE), l(344, 2, Terrain::Clear, NONE), l(314, 3, Terrain::Clear, NONE), l(282, 4, Terrain::Clear, NONE), l(281, 5, Terrain::Clear, NONE),
l(313, 0, Terrain::Clear, NONE), l(344, 1, Terrain::Clear, NONE), l(345, 2, Terrain::Clear, NONE), l(315, 3, Terrain::Clear, NONE), l(283, 4, Terrain::Clear, NONE), l(282, 5, Terrain::Clear, NONE),
l(314, 0, Terrain::Clear, NONE), l(345, 1, Terrain::Clear, NONE), l(346, 2, Terrain::Clear, NONE), l(316, 3, Terrain::Clear, NONE), l(284, 4, Terrain::Clear, NONE), l(283, 5, Terrain::Clear, NONE),
l(315, 0, Terrain::Clear, NONE), l(346, 1, Terrain::Clear, NONE), l(347, 2, Terrain::Clear, NONE), l(317, 3, Terrain::Outer, 97), l(285, 4, Terrain::Clear, NONE), l(284, 5, Terrain::Clear, NONE),
l(316, 0, Terrain::Outer, 97), l(347, 1, Terrain::Outer, 98), l(348, 2, Terrain::Clear, NONE), l(318, 3, Terrain::Clear, NONE), l(286, 4, Terrain::Inner, 87), l(285, 5, Terrain::Outer, 85),
l(317, 0, Terrain::Clear, NONE), l(348, 1, Terrain::Clear, NONE), l(349, 2, Terrain::Clear, NONE), l(319, 3, Terrain::Clear, NONE), l(287, 4, Terrain::Clear, NONE), l(286, 5, Terrain::Inner, 88),
l(318, 0, Terrain::Clear, NONE), l(349, 1, Terrain::Clear, NONE), l(350, 2, Terrain::Clear, NONE), l(320, 3, Terrain::Clear, NONE), l(288, 4, Terrain::Clear, NONE), l(287, 5, Terrain::Clear, NONE),
l(319, 0, Terrain::Clear, NONE), l(350, 1, Terrain::Clear, NONE), l(351, 2, Terrain::Clear, NONE), l(321, 3, Terrain::Clear, NONE), l(289, 4, Terrain::Clear, NONE), l(288, 5, Terrain::Clear, NONE),
l(320, 0, Terrain::Clear, NONE), l(351, 1, Terrain::Clear, NONE), l(352, 2, Terrain::Clear, NONE), l(322, 3, Terrain::Clear, NONE), l(290, 4, Terrain::Clear, NONE), l(289, 5, Terrain::Clear, NONE),
l(321, 0, Terrain::Clear, NONE), l(352, 1, Terrain::Clear, NONE), l(353, 2, Terrain::Clear, NONE), l(323, 3, Terrain::Clear, NONE), l(291, 4, Terrain::Clear, NONE), l(290, 5, Terrain::Clear, NONE),
l(322, 0, Terrain::Clear, NONE), l(353, 1, Terrain::Clear, NONE), l(354, 2, Terrain::Clear, NONE), l(324, 3, Terrain::Clear, NONE), l(292, 4, Terrain::Clear, NONE), l(291, 5, Terrain::Clear, NONE),
l(323, 0, Terrain::Clear, NONE), l(354, 1, Terrain::Clear, NONE), l(355, 2, Terrain::Clear, NONE), l(325, 3, Terrain::Clear, NONE), l(293, 4, Terrain::Clear, NONE), l(292, 5, Terrain::Clear, NONE),
l(324, 0, Terrain::Clear, NONE), l(355, 1, Terrain::Clear, NONE), l(356, 2, Terrain::Clear, NONE), l(326, 3, Terrain::Clear, NONE), l(294, 4, Terrain::Clear, NONE), l(293, 5, Terrain::Clear, NONE),
l(325, 0, Terrain::Clear, NONE), l(356, 1, Terrain::Clear, NONE), l(357, 2, Terrain::Clear, NONE), l(327, 3, Terrain::Clear, NONE), l(295, 4, Terrain::Clear, NONE), l(294, 5, Terrain::Clear, NONE),
l(326, 0, Terrain::Clear, NONE), l(357, 1, Terrain::Clear, NONE), l(358, 2, Terrain::Clear, NONE), l(328, 3, Terrain::Clear, NONE), l(296, 4, Terrain::Clear, NONE), l(295, 5, Terrain::Clear, NONE),
l(327, 0, Terrain::Clear, NONE), l(358, 1, Terrain::Clear, NONE), l(359, 2, Terrain::Clear, NONE), l(329, 3, Terrain::Clear, NONE), l(297, 4, Terrain::Clear, NONE), l(296, 5, Terrain::Clear, NONE),
l(328, 0, Terrain::Clear, NONE), l(359, 1, Terrain::Clear, NONE), l(360, 2, Terrain::Clear, NONE), l(330, 3, Terrain::Clear, NONE), l(298, 4, Terrain::Clear, NONE), l(297, 5, Terrain::Clear, NONE),
l(329, 0, Terrain::Clear, NONE), l(360, 1, Terrain::Clear, NONE), l(361, 2, Terrain::Clear, NONE), l(331, 3, Terrain::Clear, NONE), l(299, 4, Terrain::Clear, NONE), l(298, 5, Terrain::Clear, NONE),
l(330, 0, Terrain::Clear, NONE), l(361, 1, Terrain::Clear, NONE), l(362, 2, Terrain::Clear, NONE), l(332, 3, Terrain::Inner, 99), l(785, 3, Terrain::Doorway, 99), l(300, 4, Terrain::Clear, NONE), l(299, 5, Terrain::Clear, NONE),
l(331, 0, Terrain::Inner, 99), l(362, 1, Terrain::Inner, 101), l(363, 2, Terrain::Clear, NONE), l(333, 3, Terrain::Outer, 100), l(301, 4, Terrain::Clear, 92), l(300, 5, Terrain::Inner, 90),
l(332, 0, Terrain::Outer, 100), l(785, 0, Terrain::Gunslit, 100), l(363, 1, Terrain::Outer, 102), l(786, 1, Terrain::Impassable, 102), l(364, 2, Terrain::Clear, NONE), l(334, 3, Terrain::Clear, NONE), l(302, 4, Terrain::Wooden, 95), l(301, 5, Terrain::Outer, 93), l(784, 5, Terrain::Impassable, 93),
l(333, 0, Terrain::Clear, NONE), l(364, 1, Terrain::Clear, NONE), l(365, 2, Terrain::Clear, NONE), l(335, 3, Terrain::Clear, NONE), l(303, 4, Terrain::Clear, NONE), l(302, 5, Terrain::Wooden, 96),
l(334, 0, Terrain::Clear, NONE), l(365, 1, Terrain::Clear, NONE), l(366, 2, Terrain::Clear, NONE), l(336, 3, Terrain::Clear, NONE), l(304, 4, Terrain::Clear, NONE), l(303, 5, Terrain::Clear, NONE),
l(335, 0, Terrain::Clear, NONE), l(366, 1, Terrain::Clear, NONE), l(367, 2, Terrain::Clear, NONE), l(337, 3, Terrain::Clear, NONE), l(305, 4, Terrain::Clear, NONE), l(304, 5, Terrain::Clear, NONE),
l(336, 0, Terrain::Clear, NONE), l(367, 1, Terrain::Clear, NONE), l(368, 2, Terrain::Clear, NONE), l(338, 3, Terrain::Clear, NONE), l(306, 4, Terrain::Clear, NONE), l(305, 5, Terrain::Clear, NONE),
l(337, 0, Terrain::Clear, NONE), l(368, 1, Terrain::Clear, NONE), l(369, 2, Terrain::Clear, NONE), l(339, 3, Terrain::Clear, NONE), l(307, 4, Terrain::Clear, NONE), l(306, 5, Terrain::Clear, NONE),
l(338, 0, Terrain::Clear, NONE), l(369, 1, Terrain::Clear, NONE), l(370, 2, Terrain::Clear, NONE), l(340, 3, Terrain::Clear, NONE), l(308, 4, Terrain::Clear, NONE), l(307, 5, Terrain::Clear, NONE),
l(339, 0, Terrain::Clear, NONE), l(370, 1, Terrain::Clear, NONE), l(371, 2, Terrain::Clear, NONE), l(309, 4, Terrain::Clear, NONE), l(308, 5, Terrain::Clear, NONE),
l(372, 1, Terrain::Clear, NONE), l(373, 2, Terrain::Clear, NONE), l(342, 3, Terrain::Clear, NONE), l(311, 4, Terrain::Clear, NONE), l(310, 5, Terrain::Clear, NONE),
l(341, 0, Terrain::Clear, NONE), l(373, 1, Terrain::Clear, NONE), l(374, 2, Terrain::Clear, NONE), l(343, 3, Terrain::Clear, NONE), l(312, 4, Terrain::Clear, NONE), l(311, 5, Terrain::Clear, NONE),
l(342, 0, Terrain::Clear, NONE), l(374, 1, Terrain::Clear, NONE), l(375, 2, Terrain::Clear, NONE), l(344, 3, Terrain::Clear, NONE), l(313, 4, Terrain::Clear, NONE), l(312, 5, Terrain::Clear, NONE),
l(343, 0, Terrain::Clear, NONE), l(375, 1, Terrain::Clear, NONE), l(376, 2, Terrain::Clear, NONE), l(345, 3, Terrain::Clear, NONE), l(314, 4, Terrain::Clear, NONE), l(313, 5, Terrain::Clear, NONE),
l(344, 0, Terrain::Clear, NONE), l(376, 1, Terrain::Clear, NONE), l(377, 2, Terrain::Clear, NONE), l(346, 3, Terrain::Clear, NONE), l(315, 4, Terrain::Clear, NONE), l(314, 5, Terrain::Clear, NONE),
l(345, 0, Terrain::Clear, NONE), l(377, 1, Terrain::Clear, NONE), l(378, 2, Terrain::Clear, NONE), l(347, 3, Terrain::Clear, NONE), l(316, 4, Terrain::Clear, NONE), l(315, 5, Terrain::Clear, NONE),
l(346, 0, Terrain::Clear, NONE), l(378, 1, Terrain::Clear, NONE), l(379, 2, Terrain::Outer, 104), l(348, 3, Terrain::Outer, 103), l(317, 4, Terrain::Outer, 98), l(316, 5, Terrain::Clear, NONE),
l(347, 0, Terrain::Outer, 103), l(379, 1, Terrain::Inner, 105), l(380, 2, Terrain::Clear, NONE), l(349, 3, Terrain::Clear, NONE), l(318, 4, Terrain::Clear, NONE), l(317, 5, Terrain::Clear, NONE),
l(348, 0, Terrain::Clear, NONE), l(380, 1, Terrain::Clear, NONE), l(381, 2, Terrain::Clear, NONE), l(350, 3, Terrain::Clear, NONE), l(319, 4, Terrain::Clear, NONE), l(318, 5, Terrain::Clear, NONE),
l(349, 0, Terrain::Clear, NONE), l(381, 1, Terrain::Clear, NONE), l(382, 2, Terrain::Clear, NONE), l(351, 3, Terrain::Clear, NONE), l(320, 4, Terrain::Clear, NONE), l(319, 5, Terrain::Clear, NONE),
l(350, 0, Terrain::Clear, NONE), l(382, 1, Terrain::Clear, NONE), l(383, 2, Terrain::Clear, NONE), l(352, 3, Terrain::Clear, NONE), l(321, 4, Terrain::Clear, NONE), l(320, 5, Terrain::Clear, NONE),
l(351, 0, Terrain::Clear, NONE), l(383, 1, Terrain::Clear, NONE), l(384, 2, Terrain::Inner, 106), l(787, 2, Terrain::Gunslit, 106), l(353, 3, Terrain::Clear, NONE), l(322, 4, Terrain::Clear, NONE), l(321, 5, Terrain::Clear, NONE),
l(352, 0, Terrain::Clear, NONE), l(384, 1, Terrain::Inner, 107), l(787, 1, Terrain::Impassable, 107), l(385, 2, Terrain::Inner, 108), l(788, 2, Terrain::Doorway, 108), l(354, 3, Terrain::Clear, NONE), l(323, 4, Terrain::Clear, NONE), l(322, 5, Terrain::Clear, NONE),
l(353, 0, Terrain::Clear, NONE), l(385, 1, Terrain::Inner, 109), l(788, 1, Terrain::Impassable, 109), l(386, 2, Terrain::Inner, 110), l(789, 2, Terrain::Gunslit, 110), l(355, 3, Terrain::Clear, NONE), l(324, 4, Terrain::Clear, NONE), l(323, 5, Terrain::Clear, NONE),
l(354, 0, Terrain::Clear, NONE), l(386, 1, Terrain::Inner, 111), l(789, 1, Terrain::Impassable, 111), l(387, 2, Terrain::Inner, 112), l(790, 2, Terrain::Doorway, 112), l(356, 3, Terrain::Clear, NONE), l(325, 4, Terrain::Clear, NONE), l(324, 5, Terrain::Clear, NONE),
l(355, 0, Terrain::Clear, NONE), l(387, 1, Terrain::Inner, 113), l(790, 1, Terrain::Impassable, 113), l(388, 2, Terrain::Inner, 114), l(791, 2, Terrain::Gunslit, 114), l(357, 3, Terrain::Clear, NONE), l(326, 4, Terrain::Clear, NONE), l(325, 5, Terrain::Clear, NONE),
l(356, 0, Terrain::Clear, NONE), l(388, 1, Terrain::Inner, 115), l(791, 1, Terrain::Impassable, 115), l(389, 2, Terrain::Inner, 116), l(792, 2, Terrain::Doorway, 116), l(358, 3, Terrain::Clear, NONE), l(327, 4, Terrain::Clear, NONE), l(326, 5, Terrain::Clear, NONE),
l(357, 0, Terrain::Clear, NONE), l(389, 1, Terrain::Inner, 117), l(792, 1, Terrain::Impassable, 117), l(390, 2, Terrain::Stone, 118), l(359, 3, Terrain::Clear, NONE), l(328, 4, Terrain::Clear, NONE), l(327, 5, Terrain::Clear, NONE),
l(358, 0, Terrain::Clear, NONE), l(390, 1, Terrain::Stone, 119), l(391, 2, Terrain::Stone, 120), l(360, 3, Terrain::Clear, NONE), l(329, 4, Terrain::Clear, NONE), l(328, 5, Terrain::Clear, NONE),
l(359, 0, Terrain::Clear, NONE), l(391, 1, Terrain::Stone, 121), l(392, 2, Terrain::Stone, 122), l(361, 3, Terrain::Clear, NONE), l(330, 4, Terrain::Clear, NONE), l(329, 5, Terrain::Clear, NONE),
l(360, 0, Terrain::Clear, NONE), l(392, 1, Terrain::Stone, 123), l(393, 2, Terrain::Stone, 124), l(362, 3, Terrain::Clear, NONE), l(331, 4, Terrain::Clear, NONE), l(330, 5, Terrain::Clear, NONE),
l(361, 0, Terrain::Clear, NONE), l(393, 1, Terrain::Stone, 126), l(394, 2, Terrain::Stone, 127), l(363, 3, Terrain::Inner, 125), l(786, 3, Terrain::Impassable, 125), l(332, 4, Terrain::Inner, 101), l(785, 4, Terrain::Impassable, 101), l(331, 5, Terrain::Clear, NONE),
l(362, 0, Terrain::Inner, 125), l(394, 1, Terrain::Inner, 129), l(395, 2, Terrain::Outer, 130), l(364, 3, Terrain::Outer, 128), l(333, 4, Terrain::Outer, 102), l(332, 5, Terrain::Clear, NONE),
l(363, 0, Terrain::Outer, 128), l(786, 0, Terrain::Gunslit, 128), l(395, 1, Terrain::Clear, NONE), l(396, 2, Terrain::Clear, NONE), l(365, 3, Terrain::Clear, NONE), l(334, 4, Terrain::Clear, NONE), l(333, 5, Terrain::Clear, NONE),
l(364, 0, Terrain::Clear, NONE), l(396, 1, Terrain::Clear, NONE), l(397, 2, Terrain::Clear, NONE), l(366, 3, Terrain::Clear, NONE), l(335, 4, Terrain::Clear, NONE), l(334, 5, Terrain::Clear, NONE),
l(365, 0, Terrain::Clear, NONE), l(397, 1, Terrain::Clear, NONE), l(398, 2, Terrain::Clear, NONE), l(367, 3, Terrain::Clear, NONE), l(336, 4, Terrain::Clear, NONE), l(335, 5, Terrain::Clear, NONE),
l(366, 0, Terrain::Clear, NONE), l(398, 1, Terrain::Clear, NONE), l(399, 2, Terrain::Clear, NONE), l(368, 3, Terrain::Clear, NONE), l(337, 4, Terrain::Clear, NONE), l(336, 5, Terrain::Clear, NONE),
l(367, 0, Terrain::Clear, NONE), l(399, 1, Terrain::Clear, NONE), l(400, 2, Terrain::Clear, NONE), l(369, 3, Terrain::Clear, NONE), l(338, 4, Terrain::Clear, NONE), l(337, 5, Terrain::Clear, NONE),
l(368, 0, Terrain::Clear, NONE), l(400, 1, Terrain::Clear, NONE), l(401, 2, Terrain::Clear, NONE), l(370, 3, Terrain::Clear, NONE), l(339, 4, Terrain::Clear, NONE), l(338, 5, Terrain::Clear, NONE),
l(369, 0, Terrain::Clear, NONE), l(401, 1, Terrain::Clear, NONE), l(402, 2, Terrain::Clear, NONE), l(371, 3, Terrain::Clear, NONE), l(340, 4, Terrain::Clear, NONE), l(339, 5, Terrain::Clear, NONE),
l(370, 0, Terrain::Clear, NONE), l(402, 1, Terrain::Clear, NONE), l(340, 5, Terrain::Clear, NONE),
l(403, 2, Terrain::Clear, NONE), l(373, 3, Terrain::Clear, NONE), l(341, 4, Terrain::Clear, NONE),
l(372, 0, Terrain::Clear, NONE), l(403, 1, Terrain::Clear, NONE), l(404, 2, Terrain::Clear, NONE), l(374, 3, Terrain::Clear, NONE), l(342, 4, Terrain::Clear, NONE), l(341, 5, Terrain::Clear, NONE),
l(373, 0, Terrain::Clear, NONE), l(404, 1, Terrain::Clear, NONE), l(405, 2, Terrain::Clear, NONE), l(375, 3, Terrain::Clear, NONE), l(343, 4, Terrain::Clear, NONE), l(342, 5, Terrain::Clear, NONE),
l(374, 0, Terrain::Clear, NONE), l(405, 1, Terrain::Clear, NONE), l(406, 2, Terrain::Clear, NONE), l(376, 3, Terrain::Clear, NONE), l(344, 4, Terrain::Clear, NONE), l(343, 5, Terrain::Clear, NONE),
l(375, 0, Terrain::Clear, NONE), l(406, 1, Terrain::Clear, NONE), l(407, 2, Terrain::Clear, NONE), l(377, 3, Terrain::Clear, NONE), l(345, 4, Terrain::Clear, NONE), l(344, 5, Terrain::Clear, NONE),
l(376, 0, Terrain::Clear, NONE), l(407, 1, Terrain::Clear, NONE), l(408, 2, Terrain::Clear, NONE), l(378, 3, Terrain::Clear, NONE), l(346, 4, Terrain::Clear, NONE), l(345, 5, Terrain::Clear, NONE),
l(377, 0, Terrain::Clear, NONE), l(408, 1, Terrain::Clear, NONE), l(409, 2, Terrain::Clear, NONE), l(379, 3, Terrain::Outer, 131), l(347, 4, Terrain::Clear, NONE), l(346, 5, Terrain::Clear, NONE),
l(378, 0, Terrain::Outer, 131), l(409, 1, Terrain::Outer, 133), l(410, 2, Terrain::Outer, 134), l(380, 3, Terrain::Ramp, 132), l(348, 4, Terrain::Inner, 105), l(347, 5, Terrain::Outer, 104),
l(379, 0, Terrain::Ramp, 132), l(410, 1, Terrain::Outer, 135), l(411, 2, Terrain::Outer, 136), l(381, 3, Terrain::Clear, NONE), l(349, 4, Terrain::Clear, NONE), l(348, 5, Terrain::Clear, NONE),
l(380, 0, Terrain::Clear, NONE), l(411, 1, Terrain::Outer, 137), l(412, 2, Terrain::Outer, 138), l(382, 3, Terrain::Clear, NONE), l(350, 4, Terrain::Clear, NONE), l(349, 5, Terrain::Clear, NONE),
l(381, 0, Terrain::Clear, NONE), l(412, 1, Terrain::Outer, 139), l(413, 2, Terrain::Outer, 140), l(383, 3, Terrain::Clear, NONE), l(351, 4, Terrain::Clear, NONE), l(350, 5, Terrain::Clear, NONE),
l(382, 0, Terrain::Clear, NONE), l(413, 1, Terrain::Outer, 142), l(414, 2, Terrain::Outer, 143), l(384, 3, Terrain::Inner, 141), l(787, 3, Terrain::Impassable, 141), l(352, 4, Terrain::Clear, NONE), l(351, 5, Terrain::Clear, NONE),
l(383, 0, Terrain::Inner, 141), l(414, 1, Terrain::Outer, 144), l(415, 2, Terrain::Clear, NONE), l(385, 3, Terrain::Clear, NONE), l(353, 4, Terrain::Inner, 107), l(352, 5, Terrain::Inner, 106),
l(384, 0, Terrain::Clear, NONE), l(415, 1, Terrain::Clear, NONE), l(416, 2, Terrain::Clear, NONE), l(386, 3, Terrain::Clear, 145), l(354, 4, Terrain::Inner, 109), l(353, 5, Terrain::Inner, 108),
l(385, 0, Terrain::Clear, 145), l(416, 1, Terrain::Clear, 146), l(417, 2, Terrain::Clear, NONE), l(387, 3, Terrain::Clear, NONE), l(355, 4, Terrain::Inner, 111), l(354, 5, Terrain::Inner, 110),
l(386, 0, Terrain::Clear, NONE), l(417, 1, Terrain::Clear, NONE), l(418, 2, Terrain::Clear, NONE), l(388, 3, Terrain::Clear, 147), l(356, 4, Terrain::Inner, 113), l(355, 5, Terrain::Inner, 112),
l(387, 0, Terrain::Clear, 147), l(418, 1, Terrain::Clear, 148), l(419, 2, Terrain::Clear, NONE), l(389, 3, Terrain::Clear, NONE), l(357, 4, Terrain::Inner, 115), l(356, 5, Terrain::Inner, 114),
l(388, 0, Terrain::Clear, NONE), l(419, 1, Terrain::Clear, NONE), l(420, 2, Terrain::Clear, NONE), l(390, 3, Terrain::Inner, 149), l(358, 4, Terrain::Inner, 117), l(357, 5, Terrain::Inner, 116),
l(389, 0, Terrain::Inner, 149), l(792, 0, Terrain::Impassable, 149), l(420, 1, Terrain::Inner, 150), l(798, 1, Terrain::Impassable, 150), l(421, 2, Terrain::Clear, NONE), l(391, 3, Terrain::Clear, NONE), l(359, 4, Terrain::Stone, 119), l(358, 5, Terrain::Stone, 118),
l(390, 0, Terrain::Clear, NONE), l(421, 1, Terrain::Clear, NONE), l(422, 2, Terrain::Clear, NONE), l(392, 3, Terrain::Clear, NONE), l(360, 4, Terrain::Stone, 121), l(359, 5, Terrain::Stone, 120),
l(391, 0, Terrain::Clear, NONE), l(422, 1, Terrain::Clear, NONE), l(423, 2, Terrain::Clear, NONE), l(393, 3, Terrain::Clear, NONE), l(361, 4, Terrain::Stone, 123), l(360, 5, Terrain::Stone, 122),
l(392, 0, Terrain::Clear, NONE), l(423, 1, Terrain::Clear, NONE), l(424, 2, Terrain::Clear, NONE), l(394, 3, Terrain::Clear, NONE), l(362, 4, Terrain::Stone, 126), l(361, 5, Terrain::Stone, 124),
l(393, 0, Terrain::Clear, NONE), l(424, 1, Terrain::Clear, NONE), l(425, 2, Terrain::Wooden, 152), l(395, 3, Terrain::Wooden, 151), l(363, 4, Terrain::Inner, 129), l(786, 4, Terrain::Impassable, 129), l(362, 5, Terrain::Stone, 127),
l(394, 0, Terrain::Wooden, 151), l(425, 1, Terrain::Clear, NONE), l(426, 2, Terrain::Clear, NONE), l(396, 3, Terrain::Clear, NONE), l(364, 4, Terrain::Clear, NONE), l(363, 5, Terrain::Outer, 130), l(786, 5, Terrain::Impassable, 130),
l(395, 0, Terrain::Clear, NONE), l(426, 1, Terrain::Clear, NONE), l(427, 2, Terrain::Clear, NONE), l(397, 3, Terrain::Clear, NONE), l(365, 4, Terrain::Clear, NONE), l(364, 5, Terrain::Clear, NONE),
l(396, 0, Terrain::Clear, NONE), l(427, 1, Terrain::Clear, NONE), l(428, 2, Terrain::Clear, NONE), l(398, 3, Terrain::Clear, NONE), l(366, 4, Terrain::Clear, NONE), l(365, 5, Terrain::Clear, NONE),
l(397, 0, Terrain::Clear, NONE), l(428, 1, Terrain::Clear, NONE), l(429, 2, Terrain::Clear, NONE), l(399, 3, Terrain::Clear, NONE), l(367, 4, Terrain::Clear, NONE), l(366, 5, Terrain::Clear, NONE),
l(398, 0, Terrain::Clear, NONE), l(429, 1, Terrain::Clear, NONE), l(430, 2, Terrain::Clear, NONE), l(400, 3, Terrain::Clear, NONE), l(368, 4, Terrain::Clear, NONE), l(367, 5, Terrain::Clear, NONE),
l(399, 0, Terrain::Clear, NONE), l(430, 1, Terrain::Clear, NONE), l(431, 2, Terrain::Clear, NONE), l(401, 3, Terrain::Clear, NONE), l(369, 4, Terrain::Clear, NONE), l(368, 5, Terrain::Clear, NONE),
l(400, 0, Terrain::Clear, NONE), l(431, 1, Terrain::Clear, NONE), l(432, 2, Terrain::Clear, NONE), l(402, 3, Terrain::Clear, NONE), l(370, 4, Terrain::Clear, NONE), l(369, 5, Terrain::Clear, NONE),
l(401, 0, Terrain::Clear, NONE), l(432, 1, Terrain::Clear, NONE), l(433, 2, Terrain::Clear, NONE), l(371, 4, Terrain::Clear, NONE), l(370, 5, Terrain::Clear, NONE),
l(434, 1, Terrain::Clear, NONE), l(435, 2, Terrain::Clear, NONE), l(404, 3, Terrain::Clear, NONE), l(373, 4, Terrain::Clear, NONE), l(372, 5, Terrain::Clear, NONE),
l(403, 0, Terrain::Clear, NONE), l(435, 1, Terrain::Clear, NONE), l(436, 2, Terrain::Clear, NONE), l(405, 3, Terrain::Clear, NONE), l(374, 4, Terrain::Clear, NONE), l(373, 5, Terrain::Clear, NONE),
l(404, 0, Terrain::Clear, NONE), l(436, 1, Terrain::Clear, NONE), l(437, 2, Terrain::Clear, NONE), l(406, 3, Terrain::Clear, NONE), l(375, 4, Terrain::Clear, NONE), l(374, 5, Terrain::Clear, NONE),
l(405, 0, Terrain::Clear, NONE), l(437, 1, Terrain::Clear, NONE), l(438, 2, Terrain::Clear, NONE), l(407, 3, Terrain::Clear, NONE), l(376, 4, Terrain::Clear, NONE), l(375, 5, Terrain::Clear, NONE),
l(406, 0, Terrain::Clear, NONE), l(438, 1, Terrain::Clear, NONE), l(439, 2, Terrain::Clear, NONE), l(408, 3, Terrain::Clear, NONE), l(377, 4, Terrain::Clear, NONE), l(376, 5, Terrain::Clear, NONE),
l(407, 0, Terrain::Clear, NONE), l(439, 1, Terrain::Clear, NONE), l(440, 2, Terrain::Clear, NONE), l(409, 3, Terrain::Clear, NONE), l(378, 4, Terrain::Clear, NONE), l(377, 5, Terrain::Clear, NONE),
l(408, 0, Terrain::Clear, NONE), l(440, 1, Terrain::Clear, NONE), l(441, 2, Terrain::Clear, NONE), l(410, 3, Terrain::Clear, NONE), l(379, 4, Terrain::Outer, 133), l(378, 5, Terrain::Clear, NONE),
l(409, 0, Terrain::Clear, NONE), l(441, 1, Terrain::Clear, NONE), l(442, 2, Terrain::Clear, NONE), l(411, 3, Terrain::Clear, NONE), l(380, 4, Terrain::Outer, 135), l(379, 5, Terrain::Outer, 134),
l(410, 0, Terrain::Clear, NONE), l(442, 1, Terrain::Clear, NONE), l(443, 2, Terrain::Clear, NONE), l(412, 3, Terrain::Clear, NONE), l(381, 4, Terrain::Outer, 137), l(380, 5, Terrain::Outer, 136),
l(411, 0, Terrain::Clear, NONE), l(443, 1, Terrain::Clear, NONE), l(444, 2, Terrain::Clear, NONE), l(413, 3, Terrain::Clear, NONE), l(382, 4, Terrain::Outer, 139), l(381, 5, Terrain::Outer, 138),
l(412, 0, Terrain::Clear, NONE), l(444, 1, Terrain::Clear, NONE), l(445, 2, Terrain::Clear, NONE), l(414, 3, Terrain::Clear, NONE), l(383, 4, Terrain::Outer, 142), l(382, 5, Terrain::Outer, 140),
l(413, 0, Terrain::Clear, NONE), l(445, 1, Terrain::Clear, NONE), l(446, 2, Terrain::Stone, 154), l(415, 3, Terrain::Outer, 153), l(793, 3, Terrain::Impassable, 153), l(384, 4, Terrain::Outer, 144), l(787, 4, Terrain::Impassable, 144), l(383, 5, Terrain::Outer, 143),
l(414, 0, Terrain::Outer, 153), l(446, 1, Terrain::Outer, 155), l(447, 2, Terrain::Outer, 156), l(416, 3, Terrain::Clear, NONE), l(385, 4, Terrain::Clear, NONE), l(384, 5, Terrain::Clear, NONE),
l(415, 0, Terrain::Clear, NONE), l(447, 1, Terrain::Outer, 158), l(448, 2, Terrain::Outer, 159), l(417, 3, Terrain::Clear, 157), l(386, 4, Terrain::Clear, 146), l(385, 5, Terrain::Clear, NONE),
l(416, 0, Terrain::Clear, 157), l(448, 1, Terrain::Outer, 160), l(449, 2, Terrain::Outer, 161), l(418, 3, Terrain::Clear, NONE), l(387, 4, Terrain::Clear, NONE), l(386, 5, Terrain::Clear, NONE),
l(417, 0, Terrain::Clear, NONE), l(449, 1, Terrain::Outer, 163), l(450, 2, Terrain::Outer, 164), l(419, 3, Terrain::Clear, 162), l(388, 4, Terrain::Clear, 148), l(387, 5, Terrain::Clear, NONE),
l(418, 0, Terrain::Clear, 162), l(450, 1, Terrain::Outer, 165), l(451, 2, Terrain::Outer, 166), l(420, 3, Terrain::Clear, NONE), l(389, 4, Terrain::Clear, NONE), l(388, 5, Terrain::Clear, NONE),
l(419, 0, Terrain::Clear, NONE), l(451, 1, Terrain::Outer, 168), l(452, 2, Terrain::Inner, 169), l(421, 3, Terrain::Inner, 167), l(390, 4, Terrain::Inner, 150), l(389, 5, Terrain::Clear, NONE),
l(420, 0, Terrain::Inner, 167), l(798, 0, Terrain::Gunslit, 167), l(452, 1, Terrain::Clear, NONE), l(453, 2, Terrain::Clear, NONE), l(422, 3, Terrain::Clear, NONE), l(391, 4, Terrain::Clear, NONE), l(390, 5, Terrain::Clear, NONE),
l(421, 0, Terrain::Clear, NONE), l(453, 1, Terrain::Clear, NONE), l(454, 2, Terrain::Clear, NONE), l(423, 3, Terrain::Clear, NONE), l(392, 4, Terrain::Clear, NONE), l(391, 5, Terrain::Clear, NONE),
l(422, 0, Terrain::Clear, NONE), l(454, 1, Terrain::Clear, NONE), l(455, 2, Terrain::Wooden, 170), l(424, 3, Terrain::Clear, NONE), l(393, 4, Terrain::Clear, NONE), l(392, 5, Terrain::Clear, NONE),
l(423, 0, Terrain::Clear, NONE), l(455, 1, Terrain::Wooden, 172), l(456, 2, Terrain::Wooden, 173), l(425, 3, Terrain::Wooden, 171), l(394, 4, Terrain::Clear, NONE), l(393, 5, Terrain::Clear, NONE),
l(424, 0, Terrain::Wooden, 171), l(456, 1, Terrain::Clear, NONE), l(457, 2, Terrain::Clear, NONE), l(426, 3, Terrain::Clear, NONE), l(395, 4, Terrain::Clear, NONE), l(394, 5, Terrain::Wooden, 152),
l(425, 0, Terrain::Clear, NONE), l(457, 1, Terrain::Clear, NONE), l(458, 2, Terrain::Clear, NONE), l(427, 3, Terrain::Clear, NONE), l(396, 4, Terrain::Clear, NONE), l(395, 5, Terrain::Clear, NONE),
l(426, 0, Terrain::Clear, NONE), l(458, 1, Terrain::Clear, NONE), l(459, 2, Terrain::Clear, NONE), l(428, 3, Terrain::Clear, NONE), l(397, 4, Terrain::Clear, NONE), l(396, 5, Terrain::Clear, NONE),
l(427, 0, Terrain::Clear, NONE), l(459, 1, Terrain::Clear, NONE), l(460, 2, Terrain::Clear, NONE), l(429, 3, Terrain::Clear, NONE), l(398, 4, Terrain::Clear, NONE), l(397, 5, Terrain::Clear, NONE),
l(428, 0, Terrain::Clear, NONE), l(460, 1, Terrain::Clear, NONE), l(461, 2, Terrain::Clear, NONE), l(430, 3, Terrain::Clear, NONE), l(399, 4, Terrain::Clear, NONE), l(398, 5, Terrain::Clear, NONE),
l(429, 0, Terrain::Clear, NONE), l(461, 1, Terrain::Clear, NONE), l(462, 2, Terrain::Clear, NONE), l(431, 3, Terrain::Clear, NONE), l(400, 4, Terrain::Clear, NONE), l(399, 5, Terrain::Clear, NONE),
l(430, 0, Terrain::Clear, NONE), l(462, 1, Terrain::Clear, NONE), l(463, 2, Terrain::Clear, NONE), l(432, 3, Terrain::Clear, NONE), l(401, 4, Terrain::Clear, NONE), l(400, 5, Terrain::Clear, NONE),
l(431, 0, Terrain::Clear, NONE), l(463, 1, Terrain::Clear, NONE), l(464, 2, Terrain::Clear, NONE), l(433, 3, Terrain::Clear, NONE), l(402, 4, Terrain::Clear, NONE), l(401, 5, Terrain::Clear, NONE),
l(432, 0, Terrain::Clear, NONE), l(464, 1, Terrain::Clear, NONE), l(402, 5, Terrain::Clear, NONE),
l(465, 2, Terrain::Clear, NONE), l(435, 3, Terrain::Clear, NONE), l(403, 4, Terrain::Clear, NONE),
l(434, 0, Terrain::Clear, NONE), l(465, 1, Terrain::Clear, NONE), l(466, 2, Terrain::Clear, NONE), l(436, 3, Terrain::Clear, NONE), l(404, 4, Terrain::Clear, NONE), l(403, 5, Terrain::Clear, NONE),
l(435, 0, Terrain::Clear, NONE), l(466, 1, Terrain::Clear, NONE), l(467, 2, Terrain::Clear, NONE), l(437, 3, Terrain::Clear, NONE), l(405, 4, Terrain::Clear, NONE), l(404, 5, Terrain::Clear, NONE),
l(436, 0, Terrain::Clear, NONE), l(467, 1, Terrain::Clear, NONE), l(468, 2, Terrain::Clear, NONE), l(438, 3, Terrain::Clear, NONE), l(406, 4, Terrain::Clear, NONE), l(405, 5, Terrain::Clear, NONE),
l(437, 0, Terrain::Clear, NONE), l(468, 1, Terrain::Clear, NONE), l(469, 2, Terrain::Clear, NONE), l(439, 3, Terrain::Clear, NONE), l(407, 4, Terrain::Clear, NONE), l(406, 5, Terrain::Clear, NONE),
l(438, 0, Terrain::Clear, NONE), l(469, 1, Terrain::Clear, NONE), l(470, 2, Terrain::Clear, NONE), l(440, 3, Terrain::Clear, NONE), l(408, 4, Terrain::Clear, NONE), l(407, 5, Terrain::Clear, NONE),
l(439, 0, Terrain::Clear, NONE), l(470, 1, Terrain::Clear, NONE), l(471, 2, Terrain::Clear, NONE), l(441, 3, Terrain::Clear, NONE), l(409, 4, Terrain::Clear, NONE), l(408, 5, Terrain::Clear, NONE),
l(440, 0, Terrain::Clear, NONE), l(471, 1, Terrain::Clear, NONE), l(472, 2, Terrain::Clear, NONE), l(442, 3, Terrain::Clear, NONE), l(410, 4, Terrain::Clear, NONE), l(409, 5, Terrain::Clear, NONE),
l(441, 0, Terrain::Clear, NONE), l(472, 1, Terrain::Clear, NONE), l(473, 2, Terrain::Clear, NONE), l(443, 3, Terrain::Clear, NONE), l(411, 4, Terrain::Clear, NONE), l(410, 5, Terrain::Clear, NONE),
l(442, 0, Terrain::Clear, NONE), l(473, 1, Terrain::Clear, NONE), l(474, 2, Terrain::Clear, NONE), l(444, 3, Terrain::Clear, NONE), l(412, 4, Terrain::Clear, NONE), l(411, 5, Terrain::Clear, NONE),
l(443, 0, Terrain::Clear, NONE), l(474, 1, Terrain::Clear, NONE), l(475, 2, Terrain::Clear, NONE), l(445, 3, Terrain::Clear, NONE), l(413, 4, Terrain::Clear, NONE), l(412, 5, Terrain::Clear, NONE),
l(444, 0, Terrain::Clear, NONE), l(475, 1, Terrain::Clear, NONE), l(476, 2, Terrain::Clear, NONE), l(446, 3, Terrain::Stone, 174), l(414, 4, Terrain::Clear, NONE), l(413, 5, Terrain::Clear, NONE),
l(445, 0, Terrain::Stone, 174), l(476, 1, Terrain::Stone, 175), l(477, 2, Terrain::Clear, NONE), l(447, 3, Terrain::Clear, NONE), l(415, 4, Terrain::Outer, 155), l(793, 4, Terrain::Impassable, 155), l(414, 5, Terrain::Stone, 154),
l(446, 0, Terrain::Clear, NONE), l(477, 1, Terrain::Clear, NONE), l(478, 2, Terrain::Clear, NONE), l(448, 3, Terrain::Clear, NONE), l(416, 4, Terrain::Outer, 158), l(794, 4, Terrain::Impassable, 158), l(415, 5, Terrain::Outer, 156), l(793, 5, Terrain::Gunslit, 156),
l(447, 0, Terrain::Clear, NONE), l(478, 1, Terrain::Clear, NONE), l(479, 2, Terrain::Clear, NONE), l(449, 3, Terrain::Wooden, 176), l(417, 4, Terrain::Outer, 160), l(795, 4, Terrain::Impassable, 160), l(416, 5, Terrain::Outer, 159), l(794, 5, Terrain::Impassable, 159),
l(448, 0, Terrain::Wooden, 176), l(479, 1, Terrain::Wooden, 177), l(480, 2, Terrain::Clear, NONE), l(450, 3, Terrain::Clear, NONE), l(418, 4, Terrain::Outer, 163), l(796, 4, Terrain::Impassable, 163), l(417, 5, Terrain::Outer, 161), l(795, 5, Terrain::Gunslit, 161),
l(449, 0, Terrain::Clear, NONE), l(480, 1, Terrain::Clear, NONE), l(481, 2, Terrain::Clear, NONE), l(451, 3, Terrain::Clear, NONE), l(419, 4, Terrain::Outer, 165), l(797, 4, Terrain::Impassable, 165), l(418, 5, Terrain::Outer, 164), l(796, 5, Terrain::Impassable, 164),
l(450, 0, Terrain::Clear, NONE), l(481, 1, Terrain::Clear, NONE), l(482, 2, Terrain::Clear, NONE), l(452, 3, Terrain::Inner, 178), l(420, 4, Terrain::Outer, 168), l(798, 4, Terrain::Impassable, 168), l(419, 5, Terrain::Outer, 166), l(797, 5, Terrain::Gunslit, 166),
l(451, 0, Terrain::Inner, 178), l(482, 1, Terrain::Inner, 179), l(483, 2, Terrain::Church, 180), l(453, 3, Terrain::Clear, NONE), l(421, 4, Terrain::Clear, NONE), l(420, 5, Terrain::Inner, 169), l(798, 5, Terrain::Impassable, 169),
l(452, 0, Terrain::Clear, NONE), l(483, 1, Terrain::Doorway, 181), l(484, 2, Terrain::Church, 182), l(454, 3, Terrain::Clear, NONE), l(422, 4, Terrain::Clear, NONE), l(421, 5, Terrain::Clear, NONE),
l(453, 0, Terrain::Clear, NONE), l(484, 1, Terrain::Church, 184), l(485, 2, Terrain::Wooden, 185), l(455, 3, Terrain::Wooden, 183), l(423, 4, Terrain::Clear, NONE), l(422, 5, Terrain::Clear, NONE),
l(454, 0, Terrain::Wooden, 183), l(485, 1, Terrain::Clear, NONE), l(486, 2, Terrain::Clear, NONE), l(456, 3, Terrain::Clear, NONE), l(424, 4, Terrain::Wooden, 172), l(423, 5, Terrain::Wooden, 170),
l(455, 0, Terrain::Clear, NONE), l(486, 1, Terrain::Clear, NONE), l(487, 2, Terrain::Clear, NONE), l(457, 3, Terrain::Clear, NONE), l(425, 4, Terrain::Clear, NONE), l(424, 5, Terrain::Wooden, 173),
l(456, 0, Terrain::Clear, NONE), l(487, 1, Terrain::Clear, NONE), l(488, 2, Terrain::Clear, NONE), l(458, 3, Terrain::Clear, NONE), l(426, 4, Terrain::Clear, NONE), l(425, 5, Terrain::Clear, NONE),
l(457, 0, Terrain::Clear, NONE), l(488, 1, Terrain::Clear, NONE), l(489, 2, Terrain::Clear, NONE), l(459, 3, Terrain::Clear, NONE), l(427, 4, Terrain::Clear, NONE), l(426, 5, Terrain::Clear, NONE),
l(458, 0, Terrain::Clear, NONE), l(489, 1, Terrain::Clear, NONE), l(490, 2, Terrain::Clear, NONE), l(460, 3, Terrain::Clear, NONE), l(428, 4, Terrain::Clear, NONE), l(427, 5, Terrain::Clear, NONE),
l(459, 0, Terrain::Clear, NONE), l(490, 1, Terrain::Clear, NONE), l(491, 2, Terrain::Clear, NONE), l(461, 3, Terrain::Clear, NONE), l(429, 4, Terrain::Clear, NONE), l(428, 5, Terrain::Clear, NONE),
l(460, 0, Terrain::Clear, NONE), l(491, 1, Terrain::Clear, NONE), l(492, 2, Terrain::Clear, NONE), l(462, 3, Terrain::Clear, NONE), l(430, 4, Terrain::Clear, NONE), l(429, 5, Terrain::Clear, NONE),
l(461, 0, Terrain::Clear, NONE), l(492, 1, Terrain::Clear, NONE), l(493, 2, Terrain::Clear, NONE), l(463, 3, Terrain::Clear, NONE), l(431, 4, Terrain::Clear, NONE), l(430, 5, Terrain::Clear, NONE),
l(462, 0, Terrain::Clear, NONE), l(493, 1, Terrain::Clear, NONE), l(494, 2, Terrain::Clear, NONE), l(464, 3, Terrain::Clear, NONE), l(432, 4, Terrain::Clear, NONE), l(431, 5, Terrain::Clear, NONE),
l(463, 0, Terrain::Clear, NONE), l(494, 1, Terrain::Clear, NONE), l(495, 2, Terrain::Clear, NONE), l(433, 4, Terrain::Clear, NONE), l(432, 5, Terrain::Clear, NONE),
l(496, 1, Terrain::Clear, NONE), l(497, 2, Terrain::Clear, NONE), l(466, 3, Terrain::Clear, NONE), l(435, 4, Terrain::Clear, NONE), l(434, 5, Terrain::Clear, NONE),
l(465, 0, Terrain::Clear, NONE), l(497, 1, Terrain::Clear, NONE), l(498, 2, Terrain::Clear, NONE), l(467, 3, Terrain::Clear, NONE), l(436, 4, Terrain::Clear, NONE), l(435, 5, Terrain::Clear, NONE),
l(466, 0, Terrain::Clear, NONE), l(498, 1, Terrain::Clear, NONE), l(499, 2, Terrain::Clear, NONE), l(468, 3, Terrain::Clear, NONE), l(437, 4, Terrain::Clear, NONE), l(436, 5, Terrain::Clear, NONE),
l(467, 0, Terrain::Clear, NONE), l(499, 1, Terrain::Clear, NONE), l(500, 2, Terrain::Clear, NONE), l(469, 3, Terrain::Clear, NONE), l(438, 4, Terrain::Clear, NONE), l(437, 5, Terrain::Clear, NONE),
l(468, 0, Terrain::Clear, NONE), l(500, 1, Terrain::Clear, NONE), l(501, 2, Terrain::Clear, NONE), l(470, 3, Terrain::Clear, NONE), l(439, 4, Terrain::Clear, NONE), l(438, 5, Terrain::Clear, NONE),
l(469, 0, Terrain::Clear, NONE), l(501, 1, Terrain::Clear, NONE), l(502, 2, Terrain::Clear, NONE), l(471, 3, Terrain::Clear, NONE), l(440, 4, Terrain::Clear, NONE), l(439, 5, Terrain::Clear, NONE),
l(470, 0, Terrain::Clear, NONE), l(502, 1, Terrain::Clear, NONE), l(503, 2, Terrain::Clear, NONE), l(472, 3, Terrain::Clear, NONE), l(441, 4, Terrain::Clear, NONE), l(440, 5, Terrain::Clear, NONE),
l(471, 0, Terrain::Clear, NONE), l(503, 1, Terrain::Clear, NONE), l(504, 2, Terrain::Clear, NONE), l(473, 3, Terrain::Clear, NONE), l(442, 4, Terrain::Clear, NONE), l(441, 5, Terrain::Clear, NONE),
l(472, 0, Terrain::Clear, NONE), l(504, 1, Terrain::Clear, NONE), l(505, 2, Terrain::Clear, NONE), l(474, 3, Terrain::Clear, NONE), l(443, 4, Terrain::Clear, NONE), l(442, 5, Terrain::Clear, NONE),
l(473, 0, Terrain::Clear, NONE), l(505, 1, Terrain::Clear, NONE), l(506, 2, Terrain::Clear, NONE), l(475, 3, Terrain::Clear, NONE), l(444, 4, Terrain::Clear, NONE), l(443, 5, Terrain::Clear, NONE),
l(474, 0, Terrain::Clear, NONE), l(506, 1, Terrain::Clear, NONE), l(507, 2, Terrain::Clear, NONE), l(476, 3, Terrain::Clear, NONE), l(445, 4, Terrain::Clear, NONE), l(444, 5, Terrain::Clear, NONE),
l(475, 0, Terrain::Clear, NONE), l(507, 1, Terrain::Clear, NONE), l(508, 2, Terrain::Stone, 187), l(477, 3, Terrain::Stone, 186), l(446, 4, Terrain::Stone, 175), l(445, 5, Terrain::Clear, NONE),
l(476, 0, Terrain::Stone, 186), l(508, 1, Terrain::Clear, NONE), l(509, 2, Terrain::Clear, NONE), l(478, 3, Terrain::Clear, NONE), l(447, 4, Terrain::Clear, NONE), l(446, 5, Terrain::Clear, NONE),
l(477, 0, Terrain::Clear, NONE), l(509, 1, Terrain::Clear, NONE), l(510, 2, Terrain::Clear, NONE), l(479, 3, Terrain::Clear, NONE), l(448, 4, Terrain::Clear, NONE), l(447, 5, Terrain::Clear, NONE),
l(478, 0, Terrain::Clear, NONE), l(510, 1, Terrain::Clear, NONE), l(511, 2, Terrain::Wooden, 189), l(480, 3, Terrain::Wooden, 188), l(449, 4, Terrain::Wooden, 177), l(448, 5, Terrain::Clear, NONE),
l(479, 0, Terrain::Wooden, 188), l(511, 1, Terrain::Clear, NONE), l(512, 2, Terrain::Clear, NONE), l(481, 3, Terrain::Clear, NONE), l(450, 4, Terrain::Clear, NONE), l(449, 5, Terrain::Clear, NONE),
l(480, 0, Terrain::Clear, NONE), l(512, 1, Terrain::Clear, NONE), l(513, 2, Terrain::Clear, NONE), l(482, 3, Terrain::Clear, NONE), l(451, 4, Terrain::Clear, NONE), l(450, 5, Terrain::Clear, NONE),
l(481, 0, Terrain::Clear, NONE), l(513, 1, Terrain::Clear, NONE), l(514, 2, Terrain::Church, 191), l(483, 3, Terrain::Church, 190), l(452, 4, Terrain::Inner, 179), l(451, 5, Terrain::Clear, NONE),
l(482, 0, Terrain::Church, 190), l(514, 1, Terrain::Clear, NONE), l(515, 2, Terrain::Clear, NONE), l(484, 3, Terrain::Clear, NONE), l(453, 4, Terrain::Doorway, 181), l(452, 5, Terrain::Church, 180),
l(483, 0, Terrain::Clear, NONE), l(515, 1, Terrain::Clear, NONE), l(516, 2, Terrain::Church, 193), l(485, 3, Terrain::Church, 192), l(454, 4, Terrain::Church, 184), l(453, 5, Terrain::Church, 182),
l(484, 0, Terrain::Church, 192), l(516, 1, Terrain::Clear, NONE), l(517, 2, Terrain::Clear, NONE), l(486, 3, Terrain::Clear, NONE), l(455, 4, Terrain::Clear, NONE), l(454, 5, Terrain::Wooden, 185),
l(485, 0, Terrain::Clear, NONE), l(517, 1, Terrain::Clear, NONE), l(518, 2, Terrain::Clear, NONE), l(487, 3, Terrain::Clear, NONE), l(456, 4, Terrain::Clear, NONE), l(455, 5, Terrain::Clear, NONE),
l(486, 0, Terrain::Clear, NONE), l(518, 1, Terrain::Clear, NONE), l(519, 2, Terrain::Clear, NONE), l(488, 3, Terrain::Clear, NONE), l(457, 4, Terrain::Clear, NONE), l(456, 5, Terrain::Clear, NONE),
l(487, 0, Terrain::Clear, NONE), l(519, 1, Terrain::Clear, NONE), l(520, 2, Terrain::Clear, NONE), l(489, 3, Terrain::Clear, NONE), l(458, 4, Terrain::Clear, NONE), l(457, 5, Terrain::Clear, NONE),
l(488, 0, Terrain::Clear, NONE), l(520, 1, Terrain::Clear, NONE), l(521, 2, Terrain::Clear, NONE), l(490, 3, Terrain::Clear, NONE), l(459, 4, Terrain::Clear, NONE), l(458, 5, Terrain::Clear, NONE),
l(489, 0, Terrain::Clear, NONE), l(521, 1, Terrain::Clear, NONE), l(522, 2, Terrain::Clear, NONE), l(491, 3, Terrain::Clear, NONE), l(460, 4, Terrain::Clear, NONE), l(459, 5, Terrain::Clear, NONE),
l(490, 0, Terrain::Clear, NONE), l(522, 1, Terrain::Clear, NONE), l(523, 2, Terrain::Clear, NONE), l(492, 3, Terrain::Clear, NONE), l(461, 4, Terrain::Clear, NONE), l(460, 5, Terrain::Clear, NONE),
l(491, 0, Terrain::Clear, NONE), l(523, 1, Terrain::Clear, NONE), l(524, 2, Terrain::Clear, NONE), l(493, 3, Terrain::Clear, NONE), l(462, 4, Terrain::Clear, NONE), l(461, 5, Terrain::Clear, NONE),
l(492, 0, Terrain::Clear, NONE), l(524, 1, Terrain::Clear, NONE), l(525, 2, Terrain::Clear, NONE), l(494, 3, Terrain::Clear, NONE), l(463, 4, Terrain::Clear, NONE), l(462, 5, Terrain::Clear, NONE),
l(493, 0, Terrain::Clear, NONE), l(525, 1, Terrain::Clear, NONE), l(526, 2, Terrain::Clear, NONE), l(495, 3, Terrain::Clear, NONE), l(464, 4, Terrain::Clear, NONE), l(463, 5, Terrain::Clear, NONE),
l(494, 0, Terrain::Clear, NONE), l(526, 1, Terrain::Clear, NONE), l(464, 5, Terrain::Clear, NONE),
l(527, 2, Terrain::Clear, NONE), l(497, 3, Terrain::Clear, NONE), l(465, 4, Terrain::Clear, NONE),
l(496, 0, Terrain::Clear, NONE), l(527, 1, Terrain::Clear, NONE), l(528, 2, Terrain::Clear, NONE), l(498, 3, Terrain::Clear, NONE), l(466, 4, Terrain::Clear, NONE), l(465, 5, Terrain::Clear, NONE),
l(497, 0, Terrain::Clear, NONE), l(528, 1, Terrain::Clear, NONE), l(529, 2, Terrain::Clear, NONE), l(499, 3, Terrain::Clear, NONE), l(467, 4, Terrain::Clear, NONE), l(466, 5, Terrain::Clear, NONE),
l(498, 0, Terrain::Clear, NONE), l(529, 1, Terrain::Clear, NONE), l(530, 2, Terrain::Clear, NONE), l(500, 3, Terrain::Clear, NONE), l(468, 4, Terrain::Clear, NONE), l(467, 5, Terrain::Clear, NONE),
l(499, 0, Terrain::Clear, NONE), l(530, 1, Terrain::Clear, NONE), l(531, 2, Terrain::Clear, NONE), l(501, 3, Terrain::Clear, NONE), l(469, 4, Terrain::Clear, NONE), l(468, 5, Terrain::Clear, NONE),
l(500, 0, Terrain::Clear, NONE), l(531, 1, Terrain::Clear, NONE), l(532, 2, Terrain::Clear, NONE), l(502, 3, Terrain::Clear, NONE), l(470, 4, Terrain::Clear, NONE), l(469, 5, Terrain::Clear, NONE),
l(501, 0, Terrain::Clear, NONE), l(532, 1, Terrain::Clear, NONE), l(533, 2, Terrain::Clear, NONE), l(503, 3, Terrain::Clear, NONE), l(471, 4, Terrain::Clear, NONE), l(470, 5, Terrain::Clear, NONE),
l(502, 0, Terrain::Clear, NONE), l(533, 1, Terrain::Clear, NONE), l(534, 2, Terrain::Clear, NONE), l(504, 3, Terrain::Clear, NONE), l(472, 4, Terrain::Clear, NONE), l(471, 5, Terrain::Clear, NONE),
l(503, 0, Terrain::Clear, NONE), l(534, 1, Terrain::Clear, NONE), l(535, 2, Terrain::Clear, NONE), l(505, 3, Terrain::Clear, NONE), l(473, 4, Terrain::Clear, NONE), l(472, 5, Terrain::Clear, NONE),
l(504, 0, Terrain::Clear, NONE), l(535, 1, Terrain::Clear, NONE), l(536, 2, Terrain::Clear, NONE), l(506, 3, Terrain::Clear, NONE), l(474, 4, Terrain::Clear, NONE), l(473, 5, Terrain::Clear, NONE),
l(505, 0, Terrain::Clear, NONE), l(536, 1, Terrain::Clear, NONE), l(537, 2, Terrain::Clear, NONE), l(507, 3, Terrain::Clear, NONE), l(475, 4, Terrain::Clear, NONE), l(474, 5, Terrain::Clear, NONE),
l(506, 0, Terrain::Clear, NONE), l(537, 1, Terrain::Clear, NONE), l(538, 2, Terrain::Clear, NONE), l(508, 3, Terrain::Stone, 194), l(476, 4, Terrain::Clear, NONE), l(475, 5, Terrain::Clear, NONE),
l(507, 0, Terrain::Stone, 194), l(538, 1, Terrain::Stone, 195), l(539, 2, Terrain::Clear, NONE), l(509, 3, Terrain::Clear, NONE), l(477, 4, Terrain::Clear, NONE), l(476, 5, Terrain::Stone, 187),
l(508, 0, Terrain::Clear, NONE), l(539, 1, Terrain::Clear, NONE), l(540, 2, Terrain::Clear, NONE), l(510, 3, Terrain::Clear, NONE), l(478, 4, Terrain::Clear, NONE), l(477, 5, Terrain::Clear, NONE),
l(509, 0, Terrain::Clear, NONE), l(540, 1, Terrain::Clear, NONE), l(541, 2, Terrain::Clear, NONE), l(511, 3, Terrain::Wooden, 196), l(479, 4, Terrain::Clear, NONE), l(478, 5, Terrain::Clear, NONE),
l(510, 0, Terrain::Wooden, 196), l(541, 1, Terrain::Wooden, 197), l(542, 2, Terrain::Clear, NONE), l(512, 3, Terrain::Clear, NONE), l(480, 4, Terrain::Clear, NONE), l(479, 5, Terrain::Wooden, 189),
l(511, 0, Terrain::Clear, NONE), l(542, 1, Terrain::Clear, NONE), l(543, 2, Terrain::Clear, NONE), l(513, 3, Terrain::Clear, NONE), l(481, 4, Terrain::Clear, NONE), l(480, 5, Terrain::Clear, NONE),
l(512, 0, Terrain::Clear, NONE), l(543, 1, Terrain::Clear, NONE), l(544, 2, Terrain::Clear, NONE), l(514, 3, Terrain::Church, 198), l(482, 4, Terrain::Clear, NONE), l(481, 5, Terrain::Clear, NONE),
l(513, 0, Terrain::Church, 198), l(544, 1, Terrain::Church, 199), l(545, 2, Terrain::Ramp, 200), l(515, 3, Terrain::Clear, NONE), l(483, 4, Terrain::Clear, NONE), l(482, 5, Terrain::Church, 191),
l(514, 0, Terrain::Clear, NONE), l(545, 1, Terrain::Inner, 202), l(546, 2, Terrain::Ramp, 203), l(516, 3, Terrain::Church, 201), l(484, 4, Terrain::Clear, NONE), l(483, 5, Terrain::Clear, NONE),
l(515, 0, Terrain::Church, 201), l(546, 1, Terrain::Church, 204), l(547, 2, Terrain::Clear, NONE), l(517, 3, Terrain::Clear, NONE), l(485, 4, Terrain::Clear, NONE), l(484, 5, Terrain::Church, 193),
l(516, 0, Terrain::Clear, NONE), l(547, 1, Terrain::Clear, NONE), l(548, 2, Terrain::Clear, NONE), l(518, 3, Terrain::Clear, NONE), l(486, 4, Terrain::Clear, NONE), l(485, 5, Terrain::Clear, NONE),
l(517, 0, Terrain::Clear, NONE), l(548, 1, Terrain::Clear, NONE), l(549, 2, Terrain::Clear, NONE), l(519, 3, Terrain::Clear, NONE), l(487, 4, Terrain::Clear, NONE), l(486, 5, Terrain::Clear, NONE),
l(518, 0, Terrain::Clear, NONE), l(549, 1, Terrain::Clear, NONE), l(550, 2, Terrain::Clear, NONE), l(520, 3, Terrain::Clear, NONE), l(488, 4, Terrain::Clear, NONE), l(487, 5, Terrain::Clear, NONE),
l(519, 0, Terrain::Clear, NONE), l(550, 1, Terrain::Clear, NONE), l(551, 2, Terrain::Clear, NONE), l(521, 3, Terrain::Clear, NONE), l(489, 4, Terrain::Clear, NONE), l(488, 5, Terrain::Clear, NONE),
l(520, 0, Terrain::Clear, NONE), l(551, 1, Terrain::Clear, NONE), l(552, 2, Terrain::Clear, NONE), l(522, 3, Terrain::Clear, NONE), l(490, 4, Terrain::Clear, NONE), l(489, 5, Terrain::Clear, NONE),
l(521, 0, Terrain::Clear, NONE), l(552, 1, Terrain::Clear, NONE), l(553, 2, Terrain::Clear, NONE), l(523, 3, Terrain::Clear, NONE), l(491, 4, Terrain::Clear, NONE), l(490, 5, Terrain::Clear, NONE),
l(522, 0, Terrain::Clear, NONE), l(553, 1, Terrain::Clear, NONE), l(554, 2, Terrain::Clear, NONE), l(524, 3, Terrain::Clear, NONE), l(492, 4, Terrain::Clear, NONE), l(491, 5, Terrain::Clear, NONE),
l(523, 0, Terrain::Clear, NONE), l(554, 1, Terrain::Clear, NONE), l(555, 2, Terrain::Clear, NONE), l(525, 3, Terrain::Clear, NONE), l(493, 4, Terrain::Clear, NONE), l(492, 5, Terrain::Clear, NONE),
l(524, 0, Terrain::Clear, NONE), l(555, 1, Terrain::Clear, NONE), l(556, 2, Terrain::Clear, NONE), l(526, 3, Terrain::Clear, NONE), l(494, 4, Terrain::Clear, NONE), l(493, 5, Terrain::Clear, NONE),
l(525, 0, Terrain::Clear, NONE), l(556, 1, Terrain::Clear, NONE), l(557, 2, Terrain::Clear, NONE), l(495, 4, Terrain::Clear, NONE), l(494, 5, Terrain::Clear, NONE),
l(558, 1, Terrain::Clear, NONE), l(559, 2, Terrain::Clear, NONE), l(528, 3, Terrain::Clear, NONE), l(497, 4, Terrain::Clear, NONE), l(496, 5, Terrain::Clear, NONE),
l(527, 0, Terrain::Clear, NONE), l(559, 1, Terrain::Clear, NONE), l(560, 2, Terrain::Clear, NONE), l(529, 3, Terrain::Clear, NONE), l(498, 4, Terrain::Clear, NONE), l(497, 5, Terrain::Clear, NONE),
l(528, 0, Terrain::Clear, NONE), l(560, 1, Terrain::Clear, NONE), l(561, 2, Terrain::Clear, NONE), l(530, 3, Terrain::Clear, NONE), l(499, 4, Terrain::Clear, NONE), l(498, 5, Terrain::Clear, NONE),
l(529, 0, Terrain::Clear, NONE), l(561, 1, Terrain::Clear, NONE), l(562, 2, Terrain::Clear, NONE), l(531, 3, Terrain::Clear, NONE), l(500, 4, Terrain::Clear, NONE), l(499, 5, Terrain::Clear, NONE),
l(530, 0, Terrain::Clear, NONE), l(562, 1, Terrain::Clear, NONE), l(563, 2, Terrain::Clear, NONE), l(532, 3, Terrain::Clear, NONE), l(501, 4, Terrain::Clear, NONE), l(500, 5, Terrain::Clear, NONE),
l(531, 0, Terrain::Clear, NONE), l(563, 1, Terrain::Clear, NONE), l(564, 2, Terrain::Clear, NONE), l(533, 3, Terrain::Clear, NONE), l(502, 4, Terrain::Clear, NONE), l(501, 5, Terrain::Clear, NONE),
l(532, 0, Terrain::Clear, NONE), l(564, 1, Terrain::Clear, NONE), l(565, 2, Terrain::Clear, NONE), l(534, 3, Terrain::Clear, NONE), l(503, 4, Terrain::Clear, NONE), l(502, 5, Terrain::Clear, NONE),
l(533, 0, Terrain::Clear, NONE), l(565, 1, Terrain::Clear, NONE), l(566, 2, Terrain::Clear, NONE), l(535, 3, Terrain::Clear, NONE), l(504, 4, Terrain::Clear, NONE), l(503, 5, Terrain::Clear, NONE),
l(534, 0, Terrain::Clear, NONE), l(566, 1, Terrain::Clear, NONE), l(567, 2, Terrain::Clear, NONE), l(536, 3, Terrain::Clear, NONE), l(505, 4, Terrain::Clear, NONE), l(504, 5, Terrain::Clear, NONE),
l(535, 0, Terrain::Clear, NONE), l(567, 1, Terrain::Clear, NONE), l(568, 2, Terrain::Clear, NONE), l(537, 3, Terrain::Clear, NONE), l(506, 4, Terrain::Clear, NONE), l(505, 5, Terrain::Clear, NONE),
l(536, 0, Terrain::Clear, NONE), l(568, 1, Terrain::Clear, NONE), l(569, 2, Terrain::Clear, NONE), l(538, 3, Terrain::Clear, NONE), l(507, 4, Terrain::Clear, NONE), l(506, 5, Terrain::Clear, NONE),
l(537, 0, Terrain::Clear, NONE), l(569, 1, Terrain::Clear, NONE), l(570, 2, Terrain::Clear, NONE), l(539, 3, Terrain::Stone, 205), l(508, 4, Terrain::Stone, 195), l(507, 5, Terrain::Clear, NONE),
l(538, 0, Terrain::Stone, 205), l(570, 1, Terrain::Stone, 206), l(571, 2, Terrain::Stone, 207), l(540, 3, Terrain::Clear, NONE), l(509, 4, Terrain::Clear, NONE), l(508, 5, Terrain::Clear, NONE),
l(539, 0, Terrain::Clear, NONE), l(571, 1, Terrain::Stone, 208), l(572, 2, Terrain::Stone, 209), l(541, 3, Terrain::Clear, NONE), l(510, 4, Terrain::Clear, NONE), l(509, 5, Terrain::Clear, NONE),
l(540, 0, Terrain::Clear, NONE), l(572, 1, Terrain::Stone, 211), l(573, 2, Terrain::Stone, 212), l(542, 3, Terrain::Wooden, 210), l(511, 4, Terrain::Wooden, 197), l(510, 5, Terrain::Clear, NONE),
l(541, 0, Terrain::Wooden, 210), l(573, 1, Terrain::Wooden, 213), l(574, 2, Terrain::Wooden, 214), l(543, 3, Terrain::Clear, NONE), l(512, 4, Terrain::Clear, NONE), l(511, 5, Terrain::Clear, NONE),
l(542, 0, Terrain::Clear, NONE), l(574, 1, Terrain::Wooden, 215), l(575, 2, Terrain::Wooden, 216), l(544, 3, Terrain::Clear, NONE), l(513, 4, Terrain::Clear, NONE), l(512, 5, Terrain::Clear, NONE),
l(543, 0, Terrain::Clear, NONE), l(575, 1, Terrain::Wooden, 218), l(576, 2, Terrain::Wooden, 219), l(545, 3, Terrain::Church, 217), l(514, 4, Terrain::Church, 199), l(513, 5, Terrain::Clear, NONE),
l(544, 0, Terrain::Church, 217), l(576, 1, Terrain::Church, 220), l(577, 2, Terrain::Church, 221), l(546, 3, Terrain::Clear, NONE), l(515, 4, Terrain::Inner, 202), l(514, 5, Terrain::Ramp, 200),
l(545, 0, Terrain::Clear, NONE), l(577, 1, Terrain::Church, 223), l(578, 2, Terrain::Church, 224), l(547, 3, Terrain::Church, 222), l(516, 4, Terrain::Church, 204), l(515, 5, Terrain::Ramp, 203),
l(546, 0, Terrain::Church, 222), l(578, 1, Terrain::Clear, NONE), l(579, 2, Terrain::Clear, NONE), l(548, 3, Terrain::Clear, NONE), l(517, 4, Terrain::Clear, NONE), l(516, 5, Terrain::Clear, NONE),
l(547, 0, Terrain::Clear, NONE), l(579, 1, Terrain::Clear, NONE), l(580, 2, Terrain::Clear, NONE), l(549, 3, Terrain::Clear, NONE), l(518, 4, Terrain::Clear, NONE), l(517, 5, Terrain::Clear, NONE),
l(548, 0, Terrain::Clear, NONE), l(580, 1, Terrain::Clear, NONE), l(581, 2, Terrain::Clear, NONE), l(550, 3, Terrain::Clear, NONE), l(519, 4, Terrain::Clear, NONE), l(518, 5, Terrain::Clear, NONE),
l(549, 0, Terrain::Clear, NONE), l(581, 1, Terrain::Clear, NONE), l(582, 2, Terrain::Clear, NONE), l(551, 3, Terrain::Clear, NONE), l(520, 4, Terrain::Clear, NONE), l(519, 5, Terrain::Clear, NONE),
l(550, 0, Terrain::Clear, NONE), l(582, 1, Terrain::Clear, NONE), l(583, 2, Terrain::Clear, NONE), l(552, 3, Terrain::Clear, NONE), l(521, 4, Terrain::Clear, NONE), l(520, 5, Terrain::Clear, NONE),
l(551, 0, Terrain::Clear, NONE), l(583, 1, Terrain::Clear, NONE), l(584, 2, Terrain::Clear, NONE), l(553, 3, Terrain::Clear, NONE), l(522, 4, Terrain::Clear, NONE), l(521, 5, Terrain::Clear, NONE),
l(552, 0, Terrain::Clear, NONE), l(584, 1, Terrain::Clear, NONE), l(585, 2, Terrain::Clear, NONE), l(554, 3, Terrain::Clear, NONE), l(523, 4, Terrain::Clear, NONE), l(522, 5, Terrain::Clear, NONE),
l(553, 0, Terrain::Clear, NONE), l(585, 1, Terrain::Clear, NONE), l(586, 2, Terrain::Clear, NONE), l(555, 3, Terrain::Clear, NONE), l(524, 4, Terrain::Clear, NONE), l(523, 5, Terrain::Clear, NONE),
l(554, 0, Terrain::Clear, NONE), l(586, 1, Terrain::Clear, NONE), l(587, 2, Terrain::Clear, NONE), l(556, 3, Terrain::Clear, NONE), l(525, 4, Terrain::Clear, NONE), l(524, 5, Terrain::Clear, NONE),
l(555, 0, Terrain::Clear, NONE), l(587, 1, Terrain::Clear, NONE), l(588, 2, Terrain::Clear, NONE), l(557, 3, Terrain::Clear, NONE), l(526, 4, Terrain::Clear, NONE), l(525, 5, Terrain::Clear, NONE),
l(556, 0, Terrain::Clear, NONE), l(588, 1, Terrain::Clear, NONE), l(526, 5, Terrain::Clear, NONE),
l(589, 2, Terrain::Clear, NONE), l(559, 3, Terrain::Clear, NONE), l(527, 4, Terrain::Clear, NONE),
l(558, 0, Terrain::Clear, NONE), l(589, 1, Terrain::Clear, NONE), l(590, 2, Terrain::Clear, NONE), l(560, 3, Terrain::Clear, NONE), l(528, 4, Terrain::Clear, NONE), l(527, 5, Terrain::Clear, NONE),
l(559, 0, Terrain::Clear, NONE), l(590, 1, Terrain::Clear, NONE), l(591, 2, Terrain::Clear, NONE), l(561, 3, Terrain::Clear, NONE), l(529, 4, Terrain::Clear, NONE), l(528, 5, Terrain::Clear, NONE),
l(560, 0, Terrain::Clear, NONE), l(591, 1, Terrain::Clear, NONE), l(592, 2, Terrain::Clear, NONE), l(562, 3, Terrain::Clear, NONE), l(530, 4, Terrain::Clear, NONE), l(529, 5, Terrain::Clear, NONE),
l(561, 0, Terrain::Clear, NONE), l(592, 1, Terrain::Clear, NONE), l(593, 2, Terrain::Clear, NONE), l(563, 3, Terrain::Clear, NONE), l(531, 4, Terrain::Clear, NONE), l(530, 5, Terrain::Clear, NONE),
l(562, 0, Terrain::Clear, NONE), l(593, 1, Terrain::Clear, NONE), l(594, 2, Terrain::Clear, NONE), l(564, 3, Terrain::Clear, NONE), l(532, 4, Terrain::Clear, NONE), l(531, 5, Terrain::Clear, NONE),
l(563, 0, Terrain::Clear, NONE), l(594, 1, Terrain::Clear, NONE), l(595, 2, Terrain::Clear, NONE), l(565, 3, Terrain::Clear, NONE), l(533, 4, Terrain::Clear, NONE), l(532, 5, Terrain::Clear, NONE),
l(564, 0, Terrain::Clear, NONE), l(595, 1, Terrain::Clear, NONE), l(596, 2, Terrain::Clear, NONE), l(566, 3, Terrain::Clear, NONE), l(534, 4, Terrain::Clear, NONE), l(533, 5, Terrain::Clear, NONE),
l(565, 0, Terrain::Clear, NONE), l(596, 1, Terrain::Clear, NONE), l(597, 2, Terrain::Clear, NONE), l(567, 3, Terrain::Clear, NONE), l(535, 4, Terrain::Clear, NONE), l(534, 5, Terrain::Clear, NONE),
l(566, 0, Terrain::Clear, NONE), l(597, 1, Terrain::Clear, NONE), l(598, 2, Terrain::Clear, NONE), l(568, 3, Terrain::Clear, NONE), l(536, 4, Terrain::Clear, NONE), l(535, 5, Terrain::Clear, NONE),
l(567, 0, Terrain::Clear, NONE), l(598, 1, Terrain::Clear, NONE), l(599, 2, Terrain::Clear, NONE), l(569, 3, Terrain::Clear, NONE), l(537, 4, Terrain::Clear, NONE), l(536, 5, Terrain::Clear, NONE),
l(568, 0, Terrain::Clear, NONE), l(599, 1, Terrain::Clear, NONE), l(600, 2, Terrain::Clear, NONE), l(570, 3, Terrain::Clear, NONE), l(538, 4, Terrain::Clear, NONE), l(537, 5, Terrain::Clear, NONE),
l(569, 0, Terrain::Clear, NONE), l(600, 1, Terrain::Clear, NONE), l(601, 2, Terrain::Clear, NONE), l(571, 3, Terrain::Clear, NONE), l(539, 4, Terrain::Stone, 206), l(538, 5, Terrain::Clear, NONE),
l(570, 0, Terrain::Clear, NONE), l(601, 1, Terrain::Clear, NONE), l(602, 2, Terrain::Clear, NONE), l(572, 3, Terrain::Clear, NONE), l(540, 4, Terrain::Stone, 208), l(539, 5, Terrain::Stone, 207),
l(571, 0, Terrain::Clear, NONE), l(602, 1, Terrain::Clear, NONE), l(603, 2, Terrain::Clear, NONE), l(573, 3, Terrain::Clear, NONE), l(541, 4, Terrain::Stone, 211), l(540, 5, Terrain::Stone, 209),
l(572, 0, Terrain::Clear, NONE), l(603, 1, Terrain::Clear, NONE), l(604, 2, Terrain::Clear, NONE), l(574, 3, Terrain::Clear, NONE), l(542, 4, Terrain::Wooden, 213), l(541, 5, Terrain::Stone, 212),
l(573, 0, Terrain::Clear, NONE), l(604, 1, Terrain::Clear, NONE), l(605, 2, Terrain::Clear, NONE), l(575, 3, Terrain::Clear, NONE), l(543, 4, Terrain::Wooden, 215), l(542, 5, Terrain::Wooden, 214),
l(574, 0, Terrain::Clear, NONE), l(605, 1, Terrain::Clear, NONE), l(606, 2, Terrain::Clear, NONE), l(576, 3, Terrain::Clear, NONE), l(544, 4, Terrain::Wooden, 218), l(543, 5, Terrain::Wooden, 216),
l(575, 0, Terrain::Clear, NONE), l(606, 1, Terrain::Clear, NONE), l(607, 2, Terrain::Clear, NONE), l(577, 3, Terrain::Clear, NONE), l(545, 4, Terrain::Church, 220), l(544, 5, Terrain::Wooden, 219),
l(576, 0, Terrain::Clear, NONE), l(607, 1, Terrain::Clear, NONE), l(608, 2, Terrain::Clear, NONE), l(578, 3, Terrain::Clear, NONE), l(546, 4, Terrain::Church, 223), l(545, 5, Terrain::Church, 221),
l(577, 0, Terrain::Clear, NONE), l(608, 1, Terrain::Clear, NONE), l(609, 2, Terrain::Clear, NONE), l(579, 3, Terrain::Clear, NONE), l(547, 4, Terrain::Clear, NONE), l(546, 5, Terrain::Church, 224),
l(578, 0, Terrain::Clear, NONE), l(609, 1, Terrain::Clear, NONE), l(610, 2, Terrain::Clear, NONE), l(580, 3, Terrain::Clear, NONE), l(548, 4, Terrain::Clear, NONE), l(547, 5, Terrain::Clear, NONE),
l(579, 0, Terrain::Clear, NONE), l(610, 1, Terrain::Clear, NONE), l(611, 2, Terrain::Clear, NONE), l(581, 3, Terrain::Clear, NONE), l(549, 4, Terrain::Clear, NONE), l(548, 5, Terrain::Clear, NONE),
l(580, 0, Terrain::Clear, NONE), l(611, 1, Terrain::Clear, NONE), l(612, 2, Terrain::Clear, NONE), l(582, 3, Terrain::Clear, NONE), l(550, 4, Terrain::Clear, NONE), l(549, 5, Terrain::Clear, NONE),
l(581, 0, Terrain::Clear, NONE), l(612, 1, Terrain::Clear, NONE), l(613, 2, Terrain::Clear, NONE), l(583, 3, Terrain::Clear, NONE), l(551, 4, Terrain::Clear, NONE), l(550, 5, Terrain::Clear, NONE),
l(582, 0, Terrain::Clear, NONE), l(613, 1, Terrain::Clear, NONE), l(614, 2, Terrain::Clear, NONE), l(584, 3, Terrain::Clear, NONE), l(552, 4, Terrain::Clear, NONE), l(551, 5, Terrain::Clear, NONE),
l(583, 0, Terrain::Clear, NONE), l(614, 1, Terrain::Clear, NONE), l(615, 2, Terrain::Clear, NONE), l(585, 3, Terrain::Clear, NONE), l(553, 4, Terrain::Clear, NONE), l(552, 5, Terrain::Clear, NONE),
l(584, 0, Terrain::Clear, NONE), l(615, 1, Terrain::Clear, NONE), l(616, 2, Terrain::Clear, NONE), l(586, 3, Terrain::Clear, NONE), l(554, 4, Terrain::Clear, NONE), l(553, 5, Terrain::Clear, NONE),
l(585, 0, Terrain::Clear, NONE), l(616, 1, Terrain::Clear, NONE), l(617, 2, Terrain::Clear, NONE), l(587, 3, Terrain::Clear, NONE), l(555, 4, Terrain::Clear, NONE), l(554, 5, Terrain::Clear, NONE),
l(586, 0, Terrain::Clear, NONE), l(617, 1, Terrain::Clear, NONE), l(618, 2, Terrain::Clear, NONE), l(588, 3, Terrain::Clear, NONE), l(556, 4, Terrain::Clear, NONE), l(555, 5, Terrain::Clear, NONE),
l(587, 0, Terrain::Clear, NONE), l(618, 1, Terrain::Clear, NONE), l(619, 2, Terrain::Clear, NONE), l(557, 4, Terrain::Clear, NONE), l(556, 5, Terrain::Clear, NONE),
l(620, 1, Terrain::Clear, NONE), l(621, 2, Terrain::Clear, NONE), l(590, 3, Terrain::Clear, NONE), l(559, 4, Terrain::Clear, NONE), l(558, 5, Terrain::Clear, NONE),
l(589, 0, Terrain::Clear, NONE), l(621, 1, Terrain::Clear, NONE), l(622, 2, Terrain::Clear, NONE), l(591, 3, Terrain::Clear, NONE), l(560, 4, Terrain::Clear, NONE), l(559, 5, Terrain::Clear, NONE),
l(590, 0, Terrain::Clear, NONE), l(622, 1, Terrain::Clear, NONE), l(623, 2, Terrain::Clear, NONE), l(592, 3, Terrain::Clear, NONE), l(561, 4, Terrain::Clear, NONE), l(560, 5, Terrain::Clear, NONE),
l(591, 0, Terrain::Clear, NONE), l(623, 1, Terrain::Clear, NONE), l(624, 2, Terrain::Clear, NONE), l(593, 3, Terrain::Clear, NONE), l(562, 4, Terrain::Clear, NONE), l(561, 5, Terrain::Clear, NONE),
l(592, 0, Terrain::Clear, NONE), l(624, 1, Terrain::Clear, NONE), l(625, 2, Terrain::Clear, NONE), l(594, 3, Terrain::Clear, NONE), l(563, 4, Terrain::Clear, NONE), l(562, 5, Terrain::Clear, NONE),
l(593, 0, Terrain::Clear, NONE), l(625, 1, Terrain::Clear, NONE), l(626, 2, Terrain::Clear, NONE), l(595, 3, Terrain::Clear, NONE), l(564, 4, Terrain::Clear, NONE), l(563, 5, Terrain::Clear, NONE),
l(594, 0, Terrain::Clear, NONE), l(626, 1, Terrain::Clear, NONE), l(627, 2, Terrain::Clear, NONE), l(596, 3, Terrain::Clear, NONE), l(565, 4, Terrain::Clear, NONE), l(564, 5, Terrain::Clear, NONE),
l(595, 0, Terrain::Clear, NONE), l(627, 1, Terrain::Clear, NONE), l(628, 2, Terrain::Clear, NONE), l(597, 3, Terrain::Clear, NONE), l(566, 4, Terrain::Clear, NONE), l(565, 5, Terrain::Clear, NONE),
l(596, 0, Terrain::Clear, NONE), l(628, 1, Terrain::Clear, NONE), l(629, 2, Terrain::Clear, NONE), l(598, 3, Terrain::Clear, NONE), l(567, 4, Terrain::Clear, NONE), l(566, 5, Terrain::Clear, NONE),
l(597, 0, Terrain::Clear, NONE), l(629, 1, Terrain::Clear, NONE), l(630, 2, Terrain::Clear, NONE), l(599, 3, Terrain::Clear, NONE), l(568, 4, Terrain::Clear, NONE), l(567, 5, Terrain::Clear, NONE),
l(598, 0, Terrain::Clear, NONE), l(630, 1, Terrain::Clear, NONE), l(631, 2, Terrain::Clear, NONE), l(600, 3, Terrain::Clear, NONE), l(569, 4, Terrain::Clear, NONE), l(568, 5, Terrain::Clear, NONE),
l(599, 0, Terrain::Clear, NONE), l(631, 1, Terrain::Clear, NONE), l(632, 2, Terrain::Clear, NONE), l(601, 3, Terrain::Clear, NONE), l(570, 4, Terrain::Clear, NONE), l(569, 5, Terrain::Clear, NONE),
l(600, 0, Terrain::Clear, NONE), l(632, 1, Terrain::Clear, NONE), l(633, 2, Terrain::Clear, NONE), l(602, 3, Terrain::Clear, NONE), l(571, 4, Terrain::Clear, NONE), l(570, 5, Terrain::Clear, NONE),
l(601, 0, Terrain::Clear, NONE), l(633, 1, Terrain::Clear, NONE), l(634, 2, Terrain::Clear, NONE), l(603, 3, Terrain::Clear, NONE), l(572, 4, Terrain::Clear, NONE), l(571, 5, Terrain::Clear, NONE),
l(602, 0, Terrain::Clear, NONE), l(634, 1, Terrain::Clear, NONE), l(635, 2, Terrain::Clear, NONE), l(604, 3, Terrain::Clear, NONE), l(573, 4, Terrain::Clear, NONE), l(572, 5, Terrain::Clear, NONE),
l(603, 0, Terrain::Clear, NONE), l(635, 1, Terrain::Clear, NONE), l(636, 2, Terrain::Clear, NONE), l(605, 3, Terrain::Clear, NONE), l(574, 4, Terrain::Clear, NONE), l(573, 5, Terrain::Clear, NONE),
l(604, 0, Terrain::Clear, NONE), l(636, 1, Terrain::Clear, NONE), l(637, 2, Terrain::Clear, NONE), l(606, 3, Terrain::Clear, NONE), l(575, 4, Terrain::Clear, NONE), l(574, 5, Terrain::Clear, NONE),
l(605, 0, Terrain::Clear, NONE), l(637, 1, Terrain::Clear, NONE), l(638, 2, Terrain::Clear, NONE), l(607, 3, Terrain::Clear, NONE), l(576, 4, Terrain::Clear, NONE), l(575, 5, Terrain::Clear, NONE),
l(606, 0, Terrain::Clear, NONE), l(638, 1, Terrain::Clear, NONE), l(639, 2, Terrain::Clear, NONE), l(608, 3, Terrain::Clear, NONE), l(577, 4, Terrain::Clear, NONE), l(576, 5, Terrain::Clear, NONE),
l(607, 0, Terrain::Clear, NONE), l(639, 1, Terrain::Clear, NONE), l(640, 2, Terrain::Clear, NONE), l(609, 3, Terrain::Clear, NONE), l(578, 4, Terrain::Clear, NONE), l(577, 5, Terrain::Clear, NONE),
l(608, 0, Terrain::Clear, NONE), l(640, 1, Terrain::Clear, NONE), l(641, 2, Terrain::Clear, NONE), l(610, 3, Terrain::Clear, NONE), l(579, 4, Terrain::Clear, NONE), l(578, 5, Terrain::Clear, NONE),
l(609, 0, Terrain::Clear, NONE), l(641, 1, Terrain::Clear, NONE), l(642, 2, Terrain::Clear, NONE), l(611, 3, Terrain::Clear, NONE), l(580, 4, Terrain::Clear, NONE), l(579, 5, Terrain::Clear, NONE),
l(610, 0, Terrain::Clear, NONE), l(642, 1, Terrain::Clear, NONE), l(643, 2, Terrain::Clear, NONE), l(612, 3, Terrain::Clear, NONE), l(581, 4, Terrain::Clear, NONE), l(580, 5, Terrain::Clear, NONE),
l(611, 0, Terrain::Clear, NONE), l(643, 1, Terrain::Clear, NONE), l(644, 2, Terrain::Clear, NONE), l(613, 3, Terrain::Clear, NONE), l(582, 4, Terrain::Clear, NONE), l(581, 5, Terrain::Clear, NONE),
l(612, 0, Terrain::Clear, NONE), l(644, 1, Terrain::Clear, NONE), l(645, 2, Terrain::Clear, NONE), l(614, 3, Terrain::Clear, NONE), l(583, 4, Terrain::Clear, NONE), l(582, 5, Terrain::Clear, NONE),
l(613, 0, Terrain::Clear, NONE), l(645, 1, Terrain::Clear, NONE), l(646, 2, Terrain::Clear, NONE), l(615, 3, Terrain::Clear, NONE), l(584, 4, Terrain::Clear, NONE), l(583, 5, Terrain::Clear, NONE),
l(614, 0, Terrain::Clear, NONE), l(646, 1, Terrain::Clear, NONE), l(647, 2, Terrain::Clear, NONE), l(616, 3, Terrain::Clear, NONE), l(585, 4, Terrain::Clear, NONE), l(584, 5, Terrain::Clear, NONE),
l(615, 0, Terrain::Clear, NONE), l(647, 1, Terrain::Clear, NONE), l(648, 2, Terrain::Clear, NONE), l(617, 3, Terrain::Clear, NONE), l(586, 4, Terrain::Clear, NONE), l(585, 5, Terrain::Clear, NONE),
l(616, 0, Terrain::Clear, NONE), l(648, 1, Terrain::Clear, NONE), l(649, 2, Terrain::Clear, NONE), l(618, 3, Terrain::Clear, NONE), l(587, 4, Terrain::Clear, NONE), l(586, 5, Terrain::Clear, NONE),
l(617, 0, Terrain::Clear, NONE), l(649, 1, Terrain::Clear, NONE), l(650, 2, Terrain::Clear, NONE), l(619, 3, Terrain::Clear, NONE), l(588, 4, Terrain::Clear, NONE), l(587, 5, Terrain::Clear, NONE),
l(618, 0, Terrain::Clear, NONE), l(650, 1, Terrain::Clear, NONE), l(588, 5, Terrain::Clear, NONE),
l(651, 2, Terrain::Clear, NONE), l(621, 3, Terrain::Clear, NONE), l(589, 4, Terrain::Clear, NONE),
l(620, 0, Terrain::Clear, NONE), l(651, 1, Terrain::Clear, NONE), l(652, 2, Terrain::Clear, NONE), l(622, 3, Terrain::Clear, NONE), l(590, 4, Terrain::Clear, NONE), l(589, 5, Terrain::Clear, NONE),
l(621, 0, Terrain::Clear, NONE), l(652, 1, Terrain::Clear, NONE), l(653, 2, Terrain::Clear, NONE), l(623, 3, Terrain::Clear, NONE), l(591, 4, Terrain::Clear, NONE), l(590, 5, Terrain::Clear, NONE),
l(622, 0, Terrain::Clear, NONE), l(653, 1, Terrain::Clear, NONE), l(654, 2, Terrain::Clear, NONE), l(624, 3, Terrain::Clear, NONE), l(592, 4, Terrain::Clear, NONE), l(591, 5, Terrain::Clear, NONE),
l(623, 0, Terrain::Clear, NONE), l(654, 1, Terrain::Clear, NONE), l(655, 2, Terrain::Clear, NONE), l(625, 3, Terrain::Clear, NONE), l(593, 4, Terrain::Clear, NONE), l(592, 5, Terrain::Clear, NONE),
l(624, 0, Terrain::Clear, NONE), l(655, 1, Terrain::Clear, NONE), l(656, 2, Terrain::Clear, NONE), l(626, 3, Terrain::Clear, NONE), l(594, 4, Terrain::Clear, NONE), l(593, 5, Terrain::Clear, NONE),
l(625, 0, Terrain::Clear, NONE), l(656, 1, Terrain::Clear, NONE), l(657, 2, Terrain::Clear, NONE), l(627, 3, Terrain::Clear, NONE), l(595, 4, Terrain::Clear, NONE), l(594, 5, Terrain::Clear, NONE),
l(626, 0, Terrain::Clear, NONE), l(657, 1, Terrain::Clear, NONE), l(658, 2, Terrain::Clear, NONE), l(628, 3, Terrain::Clear, NONE), l(596, 4, Terrain::Clear, NONE), l(595, 5, Terrain::Clear, NONE),
l(627, 0, Terrain::Clear, NONE), l(658, 1, Terrain::Clear, NONE), l(659, 2, Terrain::Clear, NONE), l(629, 3, Terrain::Clear, NONE), l(597, 4, Terrain::Clear, NONE), l(596, 5, Terrain::Clear, NONE),
l(628, 0, Terrain::Clear, NONE), l(659, 1, Terrain::Clear, NONE), l(660, 2, Terrain::Clear, NONE), l(630, 3, Terrain::Clear, NONE), l(598, 4, Terrain::Clear, NONE), l(597, 5, Terrain::Clear, NONE),
l(629, 0, Terrain::Clear, NONE), l(660, 1, Terrain::Clear, NONE), l(661, 2, Terrain::Clear, NONE), l(631, 3, Terrain::Clear, NONE), l(599, 4, Terrain::Clear, NONE), l(598, 5, Terrain::Clear, NONE),
l(630, 0, Terrain::Clear, NONE), l(661, 1, Terrain::Clear, NONE), l(662, 2, Terrain::Clear, NONE), l(632, 3, Terrain::Clear, NONE), l(600, 4, Terrain::Clear, NONE), l(599, 5, Terrain::Clear, NONE),
l(631, 0, Terrain::Clear, NONE), l(662, 1, Terrain::Clear, NONE), l(663, 2, Terrain::Clear, NONE), l(633, 3, Terrain::Clear, NONE), l(601, 4, Terrain::Clear, NONE), l(600, 5, Terrain::Clear, NONE),
l(632, 0, Terrain::Clear, NONE), l(663, 1, Terrain::Clear, NONE), l(664, 2, Terrain::Clear, NONE), l(634, 3, Terrain::Clear, NONE), l(602, 4, Terrain::Clear, NONE), l(601, 5, Terrain::Clear, NONE),
l(633, 0, Terrain::Clear, NONE), l(664, 1, Terrain::Clear, NONE), l(665, 2, Terrain::Clear, NONE), l(635, 3, Terrain::Clear, NONE), l(603, 4, Terrain::Clear, NONE), l(602, 5, Terrain::Clear, NONE),
l(634, 0, Terrain::Clear, NONE), l(665, 1, Terrain::Clear, NONE), l(666, 2, Terrain::Clear, NONE), l(636, 3, Terrain::Clear, NONE), l(604, 4, Terrain::Clear, NONE), l(603, 5, Terrain::Clear, NONE),
l(635, 0, Terrain::Clear, NONE), l(666, 1, Terrain::Clear, NONE), l(667, 2, Terrain::Clear, NONE), l(637, 3, Terrain::Clear, NONE), l(605, 4, Terrain::Clear, NONE), l(604, 5, Terrain::Clear, NONE),
l(636, 0, Terrain::Clear, NONE), l(667, 1, Terrain::Clear, NONE), l(668, 2, Terrain::Clear, NONE), l(638, 3, Terrain::Clear, NONE), l(606, 4, Terrain::Clear, NONE), l(605, 5, Terrain::Clear, NONE),
l(637, 0, Terrain::Clear, NONE), l(668, 1, Terrain::Clear, NONE), l(669, 2, Terrain::Clear, NONE), l(639, 3, Terrain::Clear, NONE), l(607, 4, Terrain::Clear, NONE), l(606, 5, Terrain::Clear, NONE),
l(638, 0, Terrain::Clear, NONE), l(669, 1, Terrain::Clear, NONE), l(670, 2, Terrain::Clear, NONE), l(640, 3, Terrain::Clear, NONE), l(608, 4, Terrain::Clear, NONE), l(607, 5, Terrain::Clear, NONE),
l(639, 0, Terrain::Clear, NONE), l(670, 1, Terrain::Clear, NONE), l(671, 2, Terrain::Clear, NONE), l(641, 3, Terrain::Clear, NONE), l(609, 4, Terrain::Clear, NONE), l(608, 5, Terrain::Clear, NONE),
l(640, 0, Terrain::Clear, NONE), l(671, 1, Terrain::Clear, NONE), l(672, 2, Terrain::Clear, NONE), l(642, 3, Terrain::Clear, NONE), l(610, 4, Terrain::Clear, NONE), l(609, 5, Terrain::Clear, NONE),
l(641, 0, Terrain::Clear, NONE), l(672, 1, Terrain::Clear, NONE), l(673, 2, Terrain::Clear, NONE), l(643, 3, Terrain::Clear, NONE), l(611, 4, Terrain::Clear, NONE), l(610, 5, Terrain::Clear, NONE),
l(642, 0, Terrain::Clear, NONE), l(673, 1, Terrain::Clear, NONE), l(674, 2, Terrain::Clear, NONE), l(644, 3, Terrain::Clear, NONE), l(612, 4, Terrain::Clear, NONE), l(611, 5, Terrain::Clear, NONE),
l(643, 0, Terrain::Clear, NONE), l(674, 1, Terrain::Clear, NONE), l(675, 2, Terrain::Clear, NONE), l(645, 3, Terrain::Clear, NONE), l(613, 4, Terrain::Clear, NONE), l(612, 5, Terrain::Clear, NONE),
l(644, 0, Terrain::Clear, NONE), l(675, 1, Terrain::Clear, NONE), l(676, 2, Terrain::Clear, NONE), l(646, 3, Terrain::Clear, NONE), l(614, 4, Terrain::Clear, NONE), l(613, 5, Terrain::Clear, NONE),
l(645, 0, Terrain::Clear, NONE), l(676, 1, Terrain::Clear, NONE), l(677, 2, Terrain::Clear, NONE), l(647, 3, Terrain::Clear, NONE), l(615, 4, Terrain::Clear, NONE), l(614, 5, Terrain::Clear, NONE),
l(646, 0, Terrain::Clear, NONE), l(677, 1, Terrain::Clear, NONE), l(678, 2, Terrain::Clear, NONE), l(648, 3, Terrain::Clear, NONE), l(616, 4, Terrain::Clear, NONE), l(615, 5, Terrain::Clear, NONE),
l(647, 0, Terrain::Clear, NONE), l(678, 1, Terrain::Clear, NONE), l(679, 2, Terrain::Clear, NONE), l(649, 3, Terrain::Clear, NONE), l(617, 4, Terrain::Clear, NONE), l(616, 5, Terrain::Clear, NONE),
l(648, 0, Terrain::Clear, NONE), l(679, 1, Terrain::Clear, NONE), l(680, 2, Terrain::Clear, NONE), l(650, 3, Terrain::Clear, NONE), l(618, 4, Terrain::Clear, NONE), l(617, 5, Terrain::Clear, NONE),
l(649, 0, Terrain::Clear, NONE), l(680, 1, Terrain::Clear, NONE), l(681, 2, Terrain::Clear, NONE), l(619, 4, Terrain::Clear, NONE), l(618, 5, Terrain::Clear, NONE),
l(682, 1, Terrain::Clear, NONE), l(683, 2, Terrain::Clear, NONE), l(652, 3, Terrain::Clear, NONE), l(621, 4, Terrain::Clear, NONE), l(620, 5, Terrain::Clear, NONE),
l(651, 0, Terrain::Clear, NONE), l(683, 1, Terrain::Clear, NONE), l(684, 2, Terrain::Clear, NONE), l(653, 3, Terrain::Clear, NONE), l(622, 4, Terrain::Clear, NONE), l(621, 5, Terrain::Clear, NONE),
l(652, 0, Terrain::Clear, NONE), l(684, 1, Terrain::Clear, NONE), l(685, 2, Terrain::Clear, NONE), l(654, 3, Terrain::Clear, NONE), l(623, 4, Terrain::Clear, NONE), l(622, 5, Terrain::Clear, NONE),
l(653, 0, Terrain::Clear, NONE), l(685, 1, Terrain::Clear, NONE), l(686, 2, Terrain::Clear, NONE), l(655, 3, Terrain::Clear, NONE), l(624, 4, Terrain::Clear, NONE), l(623, 5, Terrain::Clear, NONE),
l(654, 0, Terrain::Clear, NONE), l(686, 1, Terrain::Clear, NONE), l(687, 2, Terrain::Clear, NONE), l(656, 3, Terrain::Clear, NONE), l(625, 4, Terrain::Clear, NONE), l(624, 5, Terrain::Clear, NONE),
l(655, 0, Terrain::Clear, NONE), l(687, 1, Terrain::Clear, NONE), l(688, 2, Terrain::Clear, NONE), l(657, 3, Terrain::Clear, NONE), l(626, 4, Terrain::Clear, NONE), l(625, 5, Terrain::Clear, NONE),
l(656, 0, Terrain::Clear, NONE), l(688, 1, Terrain::Clear, NONE), l(689, 2, Terrain::Clear, NONE), l(658, 3, Terrain::Clear, NONE), l(627, 4, Terrain::Clear, NONE), l(626, 5, Terrain::Clear, NONE),
l(657, 0, Terrain::Clear, NONE), l(689, 1, Terrain::Clear, NONE), l(690, 2, Terrain::Clear, NONE), l(659, 3, Terrain::Clear, NONE), l(628, 4, Terrain::Clear, NONE), l(627, 5, Terrain::Clear, NONE),
l(658, 0, Terrain::Clear, NONE), l(690, 1, Terrain::Clear, NONE), l(691, 2, Terrain::Clear, NONE), l(660, 3, Terrain::Clear, NONE), l(629, 4, Terrain::Clear, NONE), l(628, 5, Terrain::Clear, NONE),
l(659, 0, Terrain::Clear, NONE), l(691, 1, Terrain::Clear, NONE), l(692, 2, Terrain::Clear, NONE), l(661, 3, Terrain::Clear, NONE), l(630, 4, Terrain::Clear, NONE), l(629, 5, Terrain::Clear, NONE),
l(660, 0, Terrain::Clear, NONE), l(692, 1, Terrain::Clear, NONE), l(693, 2, Terrain::Clear, NONE), l(662, 3, Terrain::Clear, NONE), l(631, 4, Terrain::Clear, NONE), l(630, 5, Terrain::Clear, NONE),
l(661, 0, Terrain::Clear, NONE), l(693, 1, Terrain::Clear, NONE), l(694, 2, Terrain::Clear, NONE), l(663, 3, Terrain::Clear, NONE), l(632, 4, Terrain::Clear, NONE), l(631, 5, Terrain::Clear, NONE),
l(662, 0, Terrain::Clear, NONE), l(694, 1, Terrain::Clear, NONE), l(695, 2, Terrain::Clear, NONE), l(664, 3, Terrain::Clear, NONE), l(633, 4, Terrain::Clear, NONE), l(632, 5, Terrain::Clear, NONE),
l(663, 0, Terrain::Clear, NONE), l(695, 1, Terrain::Clear, NONE), l(696, 2, Terrain::Clear, NONE), l(665, 3, Terrain::Clear, NONE), l(634, 4, Terrain::Clear, NONE), l(633, 5, Terrain::Clear, NONE),
l(664, 0, Terrain::Clear, NONE), l(696, 1, Terrain::Clear, NONE), l(697, 2, Terrain::Clear, NONE), l(666, 3, Terrain::Clear, NONE), l(635, 4, Terrain::Clear, NONE), l(634, 5, Terrain::Clear, NONE),
l(665, 0, Terrain::Clear, NONE), l(697, 1, Terrain::Clear, NONE), l(698, 2, Terrain::Clear, NONE), l(667, 3, Terrain::Clear, NONE), l(636, 4, Terrain::Clear, NONE), l(635, 5, Terrain::Clear, NONE),
l(666, 0, Terrain::Clear, NONE), l(698, 1, Terrain::Clear, NONE), l(699, 2, Terrain::Clear, NONE), l(668, 3, Terrain::Clear, NONE), l(637, 4, Terrain::Clear, NONE), l(636, 5, Terrain::Clear, NONE),
l(667, 0, Terrain::Clear, NONE), l(699, 1, Terrain::Clear, NONE), l(700, 2, Terrain::Clear, NONE), l(669, 3, Terrain::Clear, NONE), l(638, 4, Terrain::Clear, NONE), l(637, 5, Terrain::Clear, NONE),
l(668, 0, Terrain::Clear, NONE), l(700, 1, Terrain::Clear, NONE), l(701, 2, Terrain::Clear, NONE), l(670, 3, Terrain::Clear, NONE), l(639, 4, Terrain::Clear, NONE), l(638, 5, Terrain::Clear, NONE),
l(669, 0, Terrain::Clear, NONE), l(701, 1, Terrain::Clear, NONE), l(702, 2, Terrain::Clear, NONE), l(671, 3, Terrain::Clear, NONE), l(640, 4, Terrain::Clear, NONE), l(639, 5, Terrain::Clear, NONE),
l(670, 0, Terrain::Clear, NONE), l(702, 1, Terrain::Clear, NONE), l(703, 2, Terrain::Clear, NONE), l(672, 3, Terrain::Clear, NONE), l(641, 4, Terrain::Clear, NONE), l(640, 5, Terrain::Clear, NONE),
l(671, 0, Terrain::Clear, NONE), l(703, 1, Terrain::Clear, NONE), l(704, 2, Terrain::Clear, NONE), l(673, 3, Terrain::Clear, NONE), l(642, 4, Terrain::Clear, NONE), l(641, 5, Terrain::Clear, NONE),
l(672, 0, Terrain::Clear, NONE), l(704, 1, Terrain::Clear, NONE), l(705, 2, Terrain::Clear, NONE), l(674, 3, Terrain::Clear, NONE), l(643, 4, Terrain::Clear, NONE), l(642, 5, Terrain::Clear, NONE),
l(673, 0, Terrain::Clear, NONE), l(705, 1, Terrain::Clear, NONE), l(706, 2, Terrain::Clear, NONE), l(675, 3, Terrain::Clear, NONE), l(644, 4, Terrain::Clear, NONE), l(643, 5, Terrain::Clear, NONE),
l(674, 0, Terrain::Clear, NONE), l(706, 1, Terrain::Clear, NONE), l(707, 2, Terrain::Clear, NONE), l(676, 3, Terrain::Clear, NONE), l(645, 4, Terrain::Clear, NONE), l(644, 5, Terrain::Clear, NONE),
l(675, 0, Terrain::Clear, NONE), l(707, 1, Terrain::Clear, NONE), l(708, 2, Terrain::Clear, NONE), l(677, 3, Terrain::Clear, NONE), l(646, 4, Terrain::Clear, NONE), l(645, 5, Terrain::Clear, NONE),
l(676, 0, Terrain::Clear, NONE), l(708, 1, Terrain::Clear, NONE), l(709, 2, Terrain::Clear, NONE), l(678, 3, Terrain::Clear, NONE), l(647, 4, Terrain::Clear, NONE), l(646, 5, Terrain::Clear, NONE),
l(677, 0, Terrain::Clear, NONE), l(709, 1, Terrain::Clear, NONE), l(710, 2, Terrain::Clear, NONE), l(679, 3, Terrain::Clear, NONE), l(648, 4, Terrain::Clear, NONE), l(647, 5, Terrain::Clear, NONE),
l(678, 0, Terrain::Clear, NONE), l(710, 1, Terrain::Clear, NONE), l(711, 2, Terrain::Clear, NONE), l(680, 3, Terrain::Clear, NONE), l(649, 4, Terrain::Clear, NONE), l(648, 5, Terrain::Clear, NONE),
l(679, 0, Terrain::Clear, NONE), l(711, 1, Terrain::Clear, NONE), l(712, 2, Terrain::Clear, NONE), l(681, 3, Terrain::Clear, NONE), l(650, 4, Terrain::Clear, NONE), l(649, 5, Terrain::Clear, NONE),
l(680, 0, Terrain::Clear, NONE), l(712, 1, Terrain::Clear, NONE), l(650, 5, Terrain::Clear, NONE),
l(713, 2, Terrain::Clear, NONE), l(683, 3, Terrain::Clear, NONE), l(651, 4, Terrain::Clear, NONE),
l(682, 0, Terrain::Clear, NONE), l(713, 1, Terrain::Clear, NONE), l(714, 2, Terrain::Clear, NONE), l(684, 3, Terrain::Clear, NONE), l(652, 4, Terrain::Clear, NONE), l(651, 5, Terrain::Clear, NONE),
l(683, 0, Terrain::Clear, NONE), l(714, 1, Terrain::Clear, NONE), l(715, 2, Terrain::Clear, NONE), l(685, 3, Terrain::Clear, NONE), l(653, 4, Terrain::Clear, NONE), l(652, 5, Terrain::Clear, NONE),
l(684, 0, Terrain::Clear, NONE), l(715, 1, Terrain::Clear, NONE), l(716, 2, Terrain::Clear, NONE), l(686, 3, Terrain::Clear, NONE), l(654, 4, Terrain::Clear, NONE), l(653, 5, Terrain::Clear, NONE),
l(685, 0, Terrain::Clear, NONE), l(716, 1, Terrain::Clear, NONE), l(717, 2, Terrain::Clear, NONE), l(687, 3, Terrain::Clear, NONE), l(655, 4, Terrain::Clear, NONE), l(654, 5, Terrain::Clear, NONE),
l(686, 0, Terrain::Clear, NONE), l(717, 1, Terrain::Clear, NONE), l(718, 2, Terrain::Clear, NONE), l(688, 3, Terrain::Clear, NONE), l(656, 4, Terrain::Clear, NONE), l(655, 5, Terrain::Clear, NONE),
l(687, 0, Terrain::Clear, NONE), l(718, 1, Terrain::Clear, NONE), l(719, 2, Terrain::Clear, NONE), l(689, 3, Terrain::Clear, NONE), l(657, 4, Terrain::Clear, NONE), l(656, 5, Terrain::Clear, NONE),
l(688, 0, Terrain::Clear, NONE), l(719, 1, Terrain::Clear, NONE), l(720, 2, Terrain::Clear, NONE), l(690, 3, Terrain::Clear, NONE), l(658, 4, Terrain::Clear, NONE), l(657, 5, Terrain::Clear, NONE),
l(689, 0, Terrain::Clear, NONE), l(720, 1, Terrain::Clear, NONE), l(721, 2, Terrain::Clear, NONE), l(691, 3, Terrain::Clear, NONE), l(659, 4, Terrain::Clear, NONE), l(658, 5, Terrain::Clear, NONE),
l(690, 0, Terrain::Clear, NONE), l(721, 1, Terrain::Clear, NONE), l(722, 2, Terrain::Clear, NONE), l(692, 3, Terrain::Clear, NONE), l(660, 4, Terrain::Clear, NONE), l(659, 5, Terrain::Clear, NONE),
l(691, 0, Terrain::Clear, NONE), l(722, 1, Terrain::Clear, NONE), l(723, 2, Terrain::Clear, NONE), l(693, 3, Terrain::Clear, NONE), l(661, 4, Terrain::Clear, NONE), l(660, 5, Terrain::Clear, NONE),
l(692, 0, Terrain::Clear, NONE), l(723, 1, Terrain::Clear, NONE), l(724, 2, Terrain::Clear, NONE), l(694, 3, Terrain::Clear, NONE), l(662, 4, Terrain::Clear, NONE), l(661, 5, Terrain::Clear, NONE),
l(693, 0, Terrain::Clear, NONE), l(724, 1, Terrain::Clear, NONE), l(725, 2, Terrain::Clear, NONE), l(695, 3, Terrain::Clear, NONE), l(663, 4, Terrain::Clear, NONE), l(662, 5, Terrain::Clear, NONE),
l(694, 0, Terrain::Clear, NONE), l(725, 1, Terrain::Clear, NONE), l(726, 2, Terrain::Clear, NONE), l(696, 3, Terrain::Clear, NONE), l(664, 4, Terrain::Clear, NONE), l(663, 5, Terrain::Clear, NONE),
l(695, 0, Terrain::Clear, NONE), l(726, 1, Terrain::Clear, NONE), l(727, 2, Terrain::Clear, NONE), l(697, 3, Terrain::Clear, NONE), l(665, 4, Terrain::Clear, NONE), l(664, 5, Terrain::Clear, NONE),
l(696, 0, Terrain::Clear, NONE), l(727, 1, Terrain::Clear, NONE), l(728, 2, Terrain::Clear, NONE), l(698, 3, Terrain::Clear, NONE), l(666, 4, Terrain::Clear, NONE), l(665, 5, Terrain::Clear, NONE),
l(697, 0, Terrain::Clear, NONE), l(728, 1, Terrain::Clear, NONE), l(729, 2, Terrain::Clear, NONE), l(699, 3, Terrain::Clear, NONE), l(667, 4, Terrain::Clear, NONE), l(666, 5, Terrain::Clear, NONE),
l(698, 0, Terrain::Clear, NONE), l(729, 1, Terrain::Clear, NONE), l(730, 2, Terrain::Clear, NONE), l(700, 3, Terrain::Clear, NONE), l(668, 4, Terrain::Clear, NONE), l(667, 5, Terrain::Clear, NONE),
l(699, 0, Terrain::Clear, NONE), l(730, 1, Terrain::Clear, NONE), l(731, 2, Terrain::Clear, NONE), l(701, 3, Terrain::Clear, NONE), l(669, 4, Terrain::Clear, NONE), l(668, 5, Terrain::Clear, NONE),
l(700, 0, Terrain::Clear, NONE), l(731, 1, Terrain::Clear, NONE), l(732, 2, Terrain::Clear, NONE), l(702, 3, Terrain::Clear, NONE), l(670, 4, Terrain::Clear, NONE), l(669, 5, Terrain::Clear, NONE),
l(701, 0, Terrain::Clear, NONE), l(732, 1, Terrain::Clear, NONE), l(733, 2, Terrain::Clear, NONE), l(703, 3, Terrain::Clear, NONE), l(671, 4, Terrain::Clear, NONE), l(670, 5, Terrain::Clear, NONE),
l(702, 0, Terrain::Clear, NONE), l(733, 1, Terrain::Clear, NONE), l(734, 2, Terrain::Clear, NONE), l(704, 3, Terrain::Clear, NONE), l(672, 4, Terrain::Clear, NONE), l(671, 5, Terrain::Clear, NONE),
l(703, 0, Terrain::Clear, NONE), l(734, 1, Terrain::Clear, NONE), l(735, 2, Terrain::Clear, NONE), l(705, 3, Terrain::Clear, NONE), l(673, 4, Terrain::Clear, NONE), l(672, 5, Terrain::Clear, NONE),
l(704, 0, Terrain::Clear, NONE), l(735, 1, Terrain::Clear, NONE), l(736, 2, Terrain::Clear, NONE), l(706, 3, Terrain::Clear, NONE), l(674, 4, Terrain::Clear, NONE), l(673, 5, Terrain::Clear, NONE),
l(705, 0, Terrain::Clear, NONE), l(736, 1, Terrain::Clear, NONE), l(737, 2, Terrain::Clear, NONE), l(707, 3, Terrain::Clear, NONE), l(675, 4, Terrain::Clear, NONE), l(674, 5, Terrain::Clear, NONE),
l(706, 0, Terrain::Clear, NONE), l(737, 1, Terrain::Clear, NONE), l(738, 2, Terrain::Clear, NONE), l(708, 3, Terrain::Clear, NONE), l(676, 4, Terrain::Clear, NONE), l(675, 5, Terrain::Clear, NONE),
l(707, 0, Terrain::Clear, NONE), l(738, 1, Terrain::Clear, NONE), l(739, 2, Terrain::Clear, NONE), l(709, 3, Terrain::Clear, NONE), l(677, 4, Terrain::Clear, NONE), l(676, 5, Terrain::Clear, NONE),
l(708, 0, Terrain::Clear, NONE), l(739, 1, Terrain::Clear, NONE), l(740, 2, Terrain::Clear, NONE), l(710, 3, Terrain::Clear, NONE), l(678, 4, Terrain::Clear, NONE), l(677, 5, Terrain::Clear, NONE),
l(709, 0, Terrain::Clear, NONE), l(740, 1, Terrain::Clear, NONE), l(741, 2, Terrain::Clear, NONE), l(711, 3, Terrain::Clear, NONE), l(679, 4, Terrain::Clear, NONE), l(678, 5, Terrain::Clear, NONE),
l(710, 0, Terrain::Clear, NONE), l(741, 1, Terrain::Clear, NONE), l(742, 2, Terrain::Clear, NONE), l(712, 3, Terrain::Clear, NONE), l(680, 4, Terrain::Clear, NONE), l(679, 5, Terrain::Clear, NONE),
l(711, 0, Terrain::Clear, NONE), l(742, 1, Terrain::Clear, NONE), l(743, 2, Terrain::Clear, NONE), l(681, 4, Terrain::Clear, NONE), l(680, 5, Terrain::Clear, NONE),
l(744, 1, Terrain::Clear, NONE), l(745, 2, Terrain::Clear, NONE), l(714, 3, Terrain::Clear, NONE), l(683, 4, Terrain::Clear, NONE), l(682, 5, Terrain::Clear, NONE),
l(713, 0, Terrain::Clear, NONE), l(745, 1, Terrain::Clear, NONE), l(746, 2, Terrain::Clear, NONE), l(715, 3, Terrain::Clear, NONE), l(684, 4, Terrain::Clear, NONE), l(683, 5, Terrain::Clear, NONE),
l(714, 0, Terrain::Clear, NONE), l(746, 1, Terrain::Clear, NONE), l(747, 2, Terrain::Clear, NONE), l(716, 3, Terrain::Clear, NONE), l(685, 4, Terrain::Clear, NONE), l(684, 5, Terrain::Clear, NONE),
l(715, 0, Terrain::Clear, NONE), l(747, 1, Terrain::Clear, NONE), l(748, 2, Terrain::Clear, NONE), l(717, 3, Terrain::Clear, NONE), l(686, 4, Terrain::Clear, NONE), l(685, 5, Terrain::Clear, NONE),
l(716, 0, Terrain::Clear, NONE), l(748, 1, Terrain::Clear, NONE), l(749, 2, Terrain::Clear, NONE), l(718, 3, Terrain::Clear, NONE), l(687, 4, Terrain::Clear, NONE), l(686, 5, Terrain::Clear, NONE),
l(717, 0, Terrain::Clear, NONE), l(749, 1, Terrain::Clear, NONE), l(750, 2, Terrain::Clear, NONE), l(719, 3, Terrain::Clear, NONE), l(688, 4, Terrain::Clear, NONE), l(687, 5, Terrain::Clear, NONE),
l(718, 0, Terrain::Clear, NONE), l(750, 1, Terrain::Clear, NONE), l(751, 2, Terrain::Clear, NONE), l(720, 3, Terrain::Clear, NONE), l(689, 4, Terrain::Clear, NONE), l(688, 5, Terrain::Clear, NONE),
l(719, 0, Terrain::Clear, NONE), l(751, 1, Terrain::Clear, NONE), l(752, 2, Terrain::Clear, NONE), l(721, 3, Terrain::Clear, NONE), l(690, 4, Terrain::Clear, NONE), l(689, 5, Terrain::Clear, NONE),
l(720, 0, Terrain::Clear, NONE), l(752, 1, Terrain::Clear, NONE), l(753, 2, Terrain::Clear, NONE), l(722, 3, Terrain::Clear, NONE), l(691, 4, Terrain::Clear, NONE), l(690, 5, Terrain::Clear, NONE),
l(721, 0, Terrain::Clear, NONE), l(753, 1, Terrain::Clear, NONE), l(754, 2, Terrain::Clear, NONE), l(723, 3, Terrain::Clear, NONE), l(692, 4, Terrain::Clear, NONE), l(691, 5, Terrain::Clear, NONE),
l(722, 0, Terrain::Clear, NONE), l(754, 1, Terrain::Clear, NONE), l(755, 2, Terrain::Clear, NONE), l(724, 3, Terrain::Clear, NONE), l(693, 4, Terrain::Clear, NONE), l(692, 5, Terrain::Clear, NONE),
l(723, 0, Terrain::Clear, NONE), l(755, 1, Terrain::Clear, NONE), l(756, 2, Terrain::Clear, NONE), l(725, 3, Terrain::Clear, NONE), l(694, 4, Terrain::Clear, NONE), l(693, 5, Terrain::Clear, NONE),
l(724, 0, Terrain::Clear, NONE), l(756, 1, Terrain::Clear, NONE), l(757, 2, Terrain::Clear, NONE), l(726, 3, Terrain::Clear, NONE), l(695, 4, Terrain::Clear, NONE), l(694, 5, Terrain::Clear, NONE),
l(725, 0, Terrain::Clear, NONE), l(757, 1, Terrain::Clear, NONE), l(758, 2, Terrain::Clear, NONE), l(727, 3, Terrain::Clear, NONE), l(696, 4, Terrain::Clear, NONE), l(695, 5, Terrain::Clear, NONE),
l(726, 0, Terrain::Clear, NONE), l(758, 1, Terrain::Clear, NONE), l(759, 2, Terrain::Clear, NONE), l(728, 3, Terrain::Clear, NONE), l(697, 4, Terrain::Clear, NONE), l(696, 5, Terrain::Clear, NONE),
l(727, 0, Terrain::Clear, NONE), l(759, 1, Terrain::Clear, NONE), l(760, 2, Terrain::Clear, NONE), l(729, 3, Terrain::Clear, NONE), l(698, 4, Terrain::Clear, NONE), l(697, 5, Terrain::Clear, NONE),
l(728, 0, Terrain::Clear, NONE), l(760, 1, Terrain::Clear, NONE), l(761, 2, Terrain::Clear, NONE), l(730, 3, Terrain::Clear, NONE), l(699, 4, Terrain::Clear, NONE), l(698, 5, Terrain::Clear, NONE),
l(729, 0, Terrain::Clear, NONE), l(761, 1, Terrain::Clear, NONE), l(762, 2, Terrain::Clear, NONE), l(731, 3, Terrain::Clear, NONE), l(700, 4, Terrain::Clear, NONE), l(699, 5, Terrain::Clear, NONE),
l(730, 0, Terrain::Clear, NONE), l(762, 1, Terrain::Clear, NONE), l(763, 2, Terrain::Clear, NONE), l(732, 3, Terrain::Clear, NONE), l(701, 4, Terrain::Clear, NONE), l(700, 5, Terrain::Clear, NONE),
l(731, 0, Terrain::Clear, NONE), l(763, 1, Terrain::Clear, NONE), l(764, 2, Terrain::Clear, NONE), l(733, 3, Terrain::Clear, NONE), l(702, 4, Terrain::Clear, NONE), l(701, 5, Terrain::Clear, NONE),
l(732, 0, Terrain::Clear, NONE), l(764, 1, Terrain::Clear, NONE), l(765, 2, Terrain::Clear, NONE), l(734, 3, Terrain::Clear, NONE), l(703, 4, Terrain::Clear, NONE), l(702, 5, Terrain::Clear, NONE),
l(733, 0, Terrain::Clear, NONE), l(765, 1, Terrain::Clear, NONE), l(766, 2, Terrain::Clear, NONE), l(735, 3, Terrain::Clear, NONE), l(704, 4, Terrain::Clear, NONE), l(703, 5, Terrain::Clear, NONE),
l(734, 0, Terrain::Clear, NONE), l(766, 1, Terrain::Clear, NONE), l(767, 2, Terrain::Clear, NONE), l(736, 3, Terrain::Clear, NONE), l(705, 4, Terrain::Clear, NONE), l(704, 5, Terrain::Clear, NONE),
l(735, 0, Terrain::Clear, NONE), l(767, 1, Terrain::Clear, NONE), l(768, 2, Terrain::Clear, NONE), l(737, 3, Terrain::Clear, NONE), l(706, 4, Terrain::Clear, NONE), l(705, 5, Terrain::Clear, NONE),
l(736, 0, Terrain::Clear, NONE), l(768, 1, Terrain::Clear, NONE), l(769, 2, Terrain::Clear, NONE), l(738, 3, Terrain::Clear, NONE), l(707, 4, Terrain::Clear, NONE), l(706, 5, Terrain::Clear, NONE),
l(737, 0, Terrain::Clear, NONE), l(769, 1, Terrain::Clear, NONE), l(770, 2, Terrain::Clear, NONE), l(739, 3, Terrain::Clear, NONE), l(708, 4, Terrain::Clear, NONE), l(707, 5, Terrain::Clear, NONE),
l(738, 0, Terrain::Clear, NONE), l(770, 1, Terrain::Clear, NONE), l(771, 2, Terrain::Clear, NONE), l(740, 3, Terrain::Clear, NONE), l(709, 4, Terrain::Clear, NONE), l(708, 5, Terrain::Clear, NONE),
l(739, 0, Terrain::Clear, NONE), l(771, 1, Terrain::Clear, NONE), l(772, 2, Terrain::Clear, NONE), l(741, 3, Terrain::Clear, NONE), l(710, 4, Terrain::Clear, NONE), l(709, 5, Terrain::Clear, NONE),
l(740, 0, Terrain::Clear, NONE), l(772, 1, Terrain::Clear, NONE), l(773, 2, Terrain::Clear, NONE), l(742, 3, Terrain::Clear, NONE), l(711, 4, Terrain::Clear, NONE), l(710, 5, Terrain::Clear, NONE),
l(741, 0, Terrain::Clear, NONE), l(773, 1, Terrain::Clear, NONE), l(774, 2, Terrain::Clear, NONE), l(743, 3, Terrain::Clear, NONE), l(712, 4, Terrain::Clear, NONE), l(711, 5, Terrain::Clear, NONE),
l(742, 0, Terrain::Clear, NONE), l(774, 1, Terrain::Clear, NONE), l(712, 5, Terrain::Clear, NONE),
l(745, 3, Terrain::Clear, NONE), l(713, 4, Terrain::Clear, NONE),
l(744, 0, Terrain::Clear, NONE), l(746, 3, Terrain::Clear, NONE), l(714, 4, Terrain::Clear, NONE), l(713, 5, Terrain::Clear, NONE),
l(745, 0, Terrain::Clear, NONE), l(747, 3, Terrain::Clear, NONE), l(715, 4, Terrain::Clear, NONE), l(714, 5, Terrain::Clear, NONE),
l(746, 0, Terrain::Clear, NONE), l(748, 3, Terrain::Clear, NONE), l(716, 4, Terrain::Clear, NONE), l(715, 5, Terrain::Clear, NONE),
l(747, 0, Terrain::Clear, NONE), l(749, 3, Terrain::Clear, NONE), l(717, 4, Terrain::Clear, NONE), l(716, 5, Terrain::Clear, NONE),
l(748, 0, Terrain::Clear, NONE), l(750, 3, Terrain::Clear, NONE), l(718, 4, Terrain::Clear, NONE), l(717, 5, Terrain::Clear, NONE),
l(749, 0, Terrain::Clear, NONE), l(751, 3, Terrain::Clear, NONE), l(719, 4, Terrain::Clear, NONE), l(718, 5, Terrain::Clear, NONE),
l(750, 0, Terrain::Clear, NONE), l(752, 3, Terrain::Clear, NONE), l(720, 4, Terrain::Clear, NONE), l(719, 5, Terrain::Clear, NONE),
l(751, 0, Terrain::Clear, NONE), l(753, 3, Terrain::Clear, NONE), l(721, 4, Terrain::Clear, NONE), l(720, 5, Terrain::Clear, NONE),
l(752, 0, Terrain::Clear, NONE), l(754, 3, Terrain::Clear, NONE), l(722, 4, Terrain::Clear, NONE), l(721, 5, Terrain::Clear, NONE),
l(753, 0, Terrain::Clear, NONE), l(755, 3, Terrain::Clear, NONE), l(723, 4, Terrain::Clear, NONE), l(722, 5, Terrain::Clear, NONE),
l(754, 0, Terrain::Clear, NONE), l(756, 3, Terrain::Clear, NONE), l(724, 4, Terrain::Clear, NONE), l(723, 5, Terrain::Clear, NONE),
l(755, 0, Terrain::Clear, NONE), l(757, 3, Terrain::Clear, NONE), l(725, 4, Terrain::Clear, NONE), l(724, 5, Terrain::Clear, NONE),
l(756, 0, Terrain::Clear, NONE), l(758, 3, Terrain::Clear, NONE), l(726, 4, Terrain::Clear, NONE), l(725, 5, Terrain::Clear, NONE),
l(757, 0, Terrain::Clear, NONE), l(759, 3, Terrain::Clear, NONE), l(727, 4, Terrain::Clear, NONE), l(726, 5, Terrain::Clear, NONE),
l(758, 0, Terrain::Clear, NONE), l(760, 3, Terrain::Clear, NONE), l(728, 4, Terrain::Clear, NONE), l(727, 5, Terrain::Clear, NONE),
l(759, 0, Terrain::Clear, NONE), l(761, 3, Terrain::Clear, NONE), l(729, 4, Terrain::Clear, NONE), l(728, 5, Terrain::Clear, NONE),
l(760, 0, Terrain::Clear, NONE), l(762, 3, Terrain::Clear, NONE), l(730, 4, Terrain::Clear, NONE), l(729, 5, Terrain::Clear, NONE),
l(761, 0, Terrain::Clear, NONE), l(763, 3, Terrain::Clear, NONE), l(731, 4, Terrain::Clear, NONE), l(730, 5, Terrain::Clear, NONE),
l(762, 0, Terrain::Clear, NONE), l(764, 3, Terrain::Clear, NONE), l(732, 4, Terrain::Clear, NONE), l(731, 5, Terrain::Clear, NONE),
l(763, 0, Terrain::Clear, NONE), l(765, 3, Terrain::Clear, NONE), l(733, 4, Terrain::Clear, NONE), l(732, 5, Terrain::Clear, NONE),
l(764, 0, Terrain::Clear, NONE), l(766, 3, Terrain::Clear, NONE), l(734, 4, Terrain::Clear, NONE), l(733, 5, Terrain::Clear, NONE),
l(765, 0, Terrain::Clear, NONE), l(767, 3, Terrain::Clear, NONE), l(735, 4, Terrain::Clear, NONE), l(734, 5, Terrain::Clear, NONE),
l(766, 0, Terrain::Clear, NONE), l(768, 3, Terrain::Clear, NONE), l(736, 4, Terrain::Clear, NONE), l(735, 5, Terrain::Clear, NONE),
l(767, 0, Terrain::Clear, NONE), l(769, 3, Terrain::Clear, NONE), l(737, 4, Terrain::Clear, NONE), l(736, 5, Terrain::Clear, NONE),
l(768, 0, Terrain::Clear, NONE), l(770, 3, Terrain::Clear, NONE), l(738, 4, Terrain::Clear, NONE), l(737, 5, Terrain::Clear, NONE),
l(769, 0, Terrain::Clear, NONE), l(771, 3, Terrain::Clear, NONE), l(739, 4, Terrain::Clear, NONE), l(738, 5, Terrain::Clear, NONE),
l(770, 0, Terrain::Clear, NONE), l(772, 3, Terrain::Clear, NONE), l(740, 4, Terrain::Clear, NONE), l(739, 5, Terrain::Clear, NONE),
l(771, 0, Terrain::Clear, NONE), l(773, 3, Terrain::Clear, NONE), l(741, 4, Terrain::Clear, NONE), l(740, 5, Terrain::Clear, NONE),
l(772, 0, Terrain::Clear, NONE), l(774, 3, Terrain::Clear, NONE), l(742, 4, Terrain::Clear, NONE), l(741, 5, Terrain::Clear, NONE),
l(773, 0, Terrain::Clear, NONE), l(743, 4, Terrain::Clear, NONE), l(742, 5, Terrain::Clear, NONE),
l(194, 0, Terrain::Impassable, 36), l(225, 1, Terrain::Impassable, 37), l(226, 2, Terrain::Impassable, 38), l(776, 3, Terrain::Clear, NONE), l(164, 4, Terrain::Impassable, 5), l(163, 5, Terrain::Gunslit, 4),
l(775, 0, Terrain::Clear, NONE), l(226, 1, Terrain::Impassable, 40), l(227, 2, Terrain::Doorway, 41), l(197, 3, Terrain::Impassable, 39), l(165, 4, Terrain::Impassable, 7), l(164, 5, Terrain::Gunslit, 6),
l(197, 0, Terrain::Impassable, 42), l(228, 1, Terrain::Impassable, 43), l(229, 2, Terrain::Impassable, 44), l(778, 3, Terrain::Clear, NONE), l(167, 4, Terrain::Impassable, 11), l(166, 5, Terrain::Gunslit, 10),
l(777, 0, Terrain::Clear, NONE), l(229, 1, Terrain::Impassable, 46), l(230, 2, Terrain::Doorway, 47), l(200, 3, Terrain::Impassable, 45), l(168, 4, Terrain::Impassable, 13), l(167, 5, Terrain::Gunslit, 12),
l(202, 0, Terrain::Impassable, 52), l(233, 1, Terrain::Impassable, 53), l(234, 2, Terrain::Impassable, 54), l(780, 3, Terrain::Clear, NONE), l(172, 4, Terrain::Impassable, 21), l(171, 5, Terrain::Gunslit, 20),
l(779, 0, Terrain::Clear, NONE), l(234, 1, Terrain::Impassable, 56), l(235, 2, Terrain::Doorway, 57), l(205, 3, Terrain::Impassable, 55), l(173, 4, Terrain::Impassable, 23), l(172, 5, Terrain::Gunslit, 22),
l(205, 0, Terrain::Impassable, 58), l(236, 1, Terrain::Impassable, 60), l(237, 2, Terrain::Doorway, 61), l(207, 3, Terrain::Impassable, 59), l(175, 4, Terrain::Impassable, 27), l(174, 5, Terrain::Gunslit, 26),
l(238, 0, Terrain::Impassable, 69), l(783, 1, Terrain::Clear, NONE), l(271, 2, Terrain::Impassable, 72), l(240, 3, Terrain::Gunslit, 71), l(209, 4, Terrain::Impassable, 66),
l(269, 0, Terrain::Doorway, 77), l(300, 1, Terrain::Impassable, 79), l(784, 2, Terrain::Interior, 80), l(271, 3, Terrain::Gunslit, 78), l(782, 4, Terrain::Clear, NONE), l(238, 5, Terrain::Impassable, 70),
l(300, 0, Terrain::Doorway, 89), l(785, 1, Terrain::Interior, 92), l(333, 2, Terrain::Impassable, 93), l(302, 3, Terrain::Impassable, 91), l(271, 4, Terrain::Impassable, 81), l(783, 5, Terrain::Interior, 80),
l(331, 0, Terrain::Doorway, 99), l(362, 1, Terrain::Impassable, 101), l(786, 2, Terrain::Clear, NONE), l(333, 3, Terrain::Gunslit, 100), l(784, 4, Terrain::Interior, 92), l(300, 5, Terrain::Impassable, 90),
l(362, 0, Terrain::Impassable, 125), l(394, 1, Terrain::Impassable, 129), l(395, 2, Terrain::Impassable, 130), l(364, 3, Terrain::Gunslit, 128), l(333, 4, Terrain::Impassable, 102), l(785, 5, Terrain::Clear, NONE),
l(383, 0, Terrain::Impassable, 141), l(414, 1, Terrain::Impassable, 144), l(793, 2, Terrain::Clear, NONE), l(788, 3, Terrain::Clear, NONE), l(353, 4, Terrain::Impassable, 107), l(352, 5, Terrain::Gunslit, 106),
l(787, 0, Terrain::Clear, NONE), l(793, 1, Terrain::Clear, NONE), l(794, 2, Terrain::Clear, NONE), l(789, 3, Terrain::Interior, 145), l(354, 4, Terrain::Impassable, 109), l(353, 5, Terrain::Doorway, 108),
l(788, 0, Terrain::Interior, 145), l(794, 1, Terrain::Interior, 146), l(795, 2, Terrain::Clear, NONE), l(790, 3, Terrain::Clear, NONE), l(355, 4, Terrain::Impassable, 111), l(354, 5, Terrain::Gunslit, 110),
l(789, 0, Terrain::Clear, NONE), l(795, 1, Terrain::Clear, NONE), l(796, 2, Terrain::Clear, NONE), l(791, 3, Terrain::Interior, 147), l(356, 4, Terrain::Impassable, 113), l(355, 5, Terrain::Doorway, 112),
l(790, 0, Terrain::Interior, 147), l(796, 1, Terrain::Interior, 148), l(797, 2, Terrain::Clear, NONE), l(792, 3, Terrain::Clear, NONE), l(357, 4, Terrain::Impassable, 115), l(356, 5, Terrain::Gunslit, 114),
l(791, 0, Terrain::Clear, NONE), l(797, 1, Terrain::Clear, NONE), l(798, 2, Terrain::Clear, NONE), l(390, 3, Terrain::Impassable, 149), l(358, 4, Terrain::Impassable, 117), l(357, 5, Terrain::Doorway, 116),
l(414, 0, Terrain::Impassable, 153), l(446, 1, Terrain::Impassable, 155), l(447, 2, Terrain::Gunslit, 156), l(794, 3, Terrain::Clear, NONE), l(788, 4, Terrain::Clear, NONE), l(787, 5, Terrain::Clear, NONE),
l(793, 0, Terrain::Clear, NONE), l(447, 1, Terrain::Impassable, 158), l(448, 2, Terrain::Impassable, 159), l(795, 3, Terrain::Interior, 157), l(789, 4, Terrain::Interior, 146), l(788, 5, Terrain::Clear, NONE),
l(794, 0, Terrain::Interior, 157), l(448, 1, Terrain::Impassable, 160), l(449, 2, Terrain::Gunslit, 161), l(796, 3, Terrain::Clear, NONE), l(790, 4, Terrain::Clear, NONE), l(789, 5, Terrain::Clear, NONE),
l(795, 0, Terrain::Clear, NONE), l(449, 1, Terrain::Impassable, 163), l(450, 2, Terrain::Impassable, 164), l(797, 3, Terrain::Interior, 162), l(791, 4, Terrain::Interior, 148), l(790, 5, Terrain::Clear, NONE),
l(796, 0, Terrain::Interior, 162), l(450, 1, Terrain::Impassable, 165), l(451, 2, Terrain::Gunslit, 166), l(798, 3, Terrain::Clear, NONE), l(792, 4, Terrain::Clear, NONE), l(791, 5, Terrain::Clear, NONE),
l(797, 0, Terrain::Clear, NONE), l(451, 1, Terrain::Impassable, 168), l(452, 2, Terrain::Impassable, 169), l(421, 3, Terrain::Gunslit, 167), l(390, 4, Terrain::Impassable, 150), l(792, 5, Terrain::Clear, NONE),
];

/// Where the ways of each place begin.
#[rustfmt::skip]
pub(crate) static LINK_STARTS: [u16; 800] = [0, 2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62, 66, 70, 74, 78, 82, 86, 90, 94, 98, 102, 106, 110, 114, 118, 121, 126, 132, 138, 144, 150, 156, 162, 168, 174, 180, 186, 192, 198, 204, 210, 216, 222, 228, 234, 240, 246, 252, 258, 264, 270, 276, 282, 288, 294, 300, 303, 306, 312, 318, 324, 330, 336, 342, 348, 354, 360, 366, 372, 378, 384, 390, 396, 402, 408, 414, 420, 426, 432, 438, 444, 450, 456, 462, 468, 474, 480, 485, 490, 496, 502, 508, 514, 520, 526, 532, 538, 544, 550, 556, 562, 568, 574, 580, 586, 592, 598, 604, 610, 616, 622, 628, 634, 640, 646, 652, 658, 664, 667, 670, 676, 682, 688, 694, 700, 706, 712, 718, 724, 730, 736, 742, 748, 754, 760, 766, 772, 778, 784, 790, 796, 802, 808, 814, 820, 826, 832, 838, 844, 849, 854, 860, 866, 872, 878, 884, 890, 896, 903, 911, 918, 925, 933, 940, 946, 952, 959, 967, 974, 981, 988, 994, 1000, 1006, 1012, 1018, 1024, 1030, 1036, 1042, 1045, 1048, 1054, 1060, 1066, 1072, 1078, 1084, 1090, 1097, 1103, 1109, 1117, 1123, 1129, 1136, 1142, 1149, 1155, 1161, 1169, 1175, 1182, 1188, 1195, 1201, 1207, 1213, 1219, 1225, 1231, 1236, 1241, 1247, 1253, 1259, 1265, 1271, 1277, 1283, 1290, 1298, 1305, 1312, 1320, 1327, 1333, 1339, 1346, 1354, 1361, 1368, 1375, 1383, 1389, 1396, 1402, 1408, 1414, 1420, 1426, 1432, 1435, 1438, 1444, 1450, 1456, 1462, 1468, 1474, 1480, 1486, 1492, 1498, 1504, 1510, 1516, 1522, 1528, 1534, 1540, 1546, 1552, 1558, 1565, 1571, 1580, 1586, 1592, 1598, 1604, 1610, 1616, 1621, 1626, 1632, 1638, 1644, 1650, 1656, 1662, 1668, 1674, 1680, 1686, 1692, 1698, 1704, 1710, 1716, 1722, 1728, 1734, 1740, 1746, 1755, 1761, 1768, 1774, 1780, 1786, 1792, 1798, 1804, 1807, 1810, 1816, 1822, 1828, 1834, 1840, 1846, 1852, 1858, 1864, 1870, 1876, 1882, 1888, 1894, 1900, 1906, 1912, 1918, 1924, 1930, 1937, 1943, 1952, 1958, 1964, 1970, 1976, 1982, 1988, 1993, 1998, 2004, 2010, 2016, 2022, 2028, 2034, 2040, 2046, 2052, 2058, 2065, 2073, 2081, 2089, 2097, 2105, 2112, 2118, 2124, 2130, 2138, 2144, 2151, 2157, 2163, 2169, 2175, 2181, 2187, 2190, 2193, 2199, 2205, 2211, 2217, 2223, 2229, 2235, 2241, 2247, 2253, 2260, 2266, 2272, 2278, 2284, 2290, 2296, 2304, 2310, 2316, 2322, 2329, 2336, 2342, 2348, 2354, 2360, 2366, 2372, 2377, 2382, 2388, 2394, 2400, 2406, 2412, 2418, 2424, 2430, 2436, 2442, 2450, 2456, 2462, 2468, 2474, 2480, 2486, 2493, 2499, 2505, 2511, 2517, 2523, 2529, 2535, 2541, 2547, 2553, 2559, 2562, 2565, 2571, 2577, 2583, 2589, 2595, 2601, 2607, 2613, 2619, 2625, 2631, 2638, 2646, 2654, 2662, 2670, 2678, 2685, 2691, 2697, 2703, 2709, 2715, 2721, 2727, 2733, 2739, 2745, 2751, 2756, 2761, 2767, 2773, 2779, 2785, 2791, 2797, 2803, 2809, 2815, 2821, 2827, 2833, 2839, 2845, 2851, 2857, 2863, 2869, 2875, 2881, 2887, 2893, 2899, 2905, 2911, 2917, 2923, 2929, 2935, 2938, 2941, 2947, 2953, 2959, 2965, 2971, 2977, 2983, 2989, 2995, 3001, 3007, 3013, 3019, 3025, 3031, 3037, 3043, 3049, 3055, 3061, 3067, 3073, 3079, 3085, 3091, 3097, 3103, 3109, 3115, 3120, 3125, 3131, 3137, 3143, 3149, 3155, 3161, 3167, 3173, 3179, 3185, 3191, 3197, 3203, 3209, 3215, 3221, 3227, 3233, 3239, 3245, 3251, 3257, 3263, 3269, 3275, 3281, 3287, 3293, 3299, 3302, 3305, 3311, 3317, 3323, 3329, 3335, 3341, 3347, 3353, 3359, 3365, 3371, 3377, 3383, 3389, 3395, 3401, 3407, 3413, 3419, 3425, 3431, 3437, 3443, 3449, 3455, 3461, 3467, 3473, 3479, 3484, 3489, 3495, 3501, 3507, 3513, 3519, 3525, 3531, 3537, 3543, 3549, 3555, 3561, 3567, 3573, 3579, 3585, 3591, 3597, 3603, 3609, 3615, 3621, 3627, 3633, 3639, 3645, 3651, 3657, 3663, 3666, 3669, 3675, 3681, 3687, 3693, 3699, 3705, 3711, 3717, 3723, 3729, 3735, 3741, 3747, 3753, 3759, 3765, 3771, 3777, 3783, 3789, 3795, 3801, 3807, 3813, 3819, 3825, 3831, 3837, 3843, 3848, 3853, 3859, 3865, 3871, 3877, 3883, 3889, 3895, 3901, 3907, 3913, 3919, 3925, 3931, 3937, 3943, 3949, 3955, 3961, 3967, 3973, 3979, 3985, 3991, 3997, 4003, 4009, 4015, 4021, 4027, 4030, 4033, 4039, 4045, 4051, 4057, 4063, 4069, 4075, 4081, 4087, 4093, 4099, 4105, 4111, 4117, 4123, 4129, 4135, 4141, 4147, 4153, 4159, 4165, 4171, 4177, 4183, 4189, 4195, 4201, 4207, 4212, 4217, 4223, 4229, 4235, 4241, 4247, 4253, 4259, 4265, 4271, 4277, 4283, 4289, 4295, 4301, 4307, 4313, 4319, 4325, 4331, 4337, 4343, 4349, 4355, 4361, 4367, 4373, 4379, 4385, 4391, 4394, 4396, 4400, 4404, 4408, 4412, 4416, 4420, 4424, 4428, 4432, 4436, 4440, 4444, 4448, 4452, 4456, 4460, 4464, 4468, 4472, 4476, 4480, 4484, 4488, 4492, 4496, 4500, 4504, 4508, 4512, 4515, 4521, 4527, 4533, 4539, 4545, 4551, 4557, 4562, 4568, 4574, 4580, 4586, 4592, 4598, 4604, 4610, 4616, 4622, 4628, 4634, 4640, 4646, 4652, 4658];

/// In the order of `Terrain`.
#[rustfmt::skip]
pub(crate) static TERRAINS: [TerrainData; 12] = [
    TerrainData { code: "clear", cost: Some(0), artillery: true, zoc: true, melee: true, shift: 0 },
    TerrainData { code: "stone", cost: Some(1), artillery: false, zoc: false, melee: true, shift: 2 },
    TerrainData { code: "wooden", cost: Some(1), artillery: false, zoc: false, melee: true, shift: 1 },
    TerrainData { code: "inner", cost: Some(2), artillery: false, zoc: true, melee: true, shift: 2 },
    TerrainData { code: "outer", cost: Some(4), artillery: false, zoc: false, melee: true, shift: 3 },
    TerrainData { code: "church", cost: None, artillery: false, zoc: false, melee: false, shift: 4 },
    TerrainData { code: "doorway", cost: Some(1), artillery: false, zoc: true, melee: true, shift: 5 },
    TerrainData { code: "gunslit", cost: None, artillery: false, zoc: false, melee: false, shift: 5 },
    TerrainData { code: "ramp", cost: Some(0), artillery: false, zoc: false, melee: true, shift: 0 },
    TerrainData { code: "breach", cost: Some(0), artillery: true, zoc: true, melee: true, shift: 0 },
    TerrainData { code: "impassable", cost: None, artillery: false, zoc: false, melee: false, shift: 4 },
    TerrainData { code: "interior", cost: None, artillery: false, zoc: false, melee: false, shift: 4 },
];

#[rustfmt::skip]
pub(crate) static UNITS: [UnitData; 73] = [
    UnitData { code: "TennA", column: 255, kind: Kind::Texan, fire: [9, 5], melee: [5, 3], morale: 10, movement: 6, post: Some(Place(424)) },
    UnitData { code: "ForsA", column: 255, kind: Kind::Texan, fire: [9, 5], melee: [5, 3], morale: 10, movement: 6, post: Some(Place(270)) },
    UnitData { code: "GreysA", column: 255, kind: Kind::Texan, fire: [9, 5], melee: [5, 3], morale: 10, movement: 6, post: Some(Place(194)) },
    UnitData { code: "GreysB", column: 255, kind: Kind::Texan, fire: [8, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(255)) },
    UnitData { code: "GonzA", column: 255, kind: Kind::Texan, fire: [8, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(317)) },
    UnitData { code: "BakerA", column: 255, kind: Kind::Texan, fire: [8, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(332)) },
    UnitData { code: "ForsB", column: 255, kind: Kind::Texan, fire: [8, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(199)) },
    UnitData { code: "GreysC", column: 255, kind: Kind::Texan, fire: [7, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(224)) },
    UnitData { code: "GonzB", column: 255, kind: Kind::Texan, fire: [7, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(348)) },
    UnitData { code: "WhiteA", column: 255, kind: Kind::Texan, fire: [7, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(383)) },
    UnitData { code: "WhiteB", column: 255, kind: Kind::Texan, fire: [7, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(415)) },
    UnitData { code: "BakerB", column: 255, kind: Kind::Texan, fire: [7, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(206)) },
    UnitData { code: "ForsC", column: 255, kind: Kind::Texan, fire: [7, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(196)) },
    UnitData { code: "GonzC", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(381)) },
    UnitData { code: "TennB", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(419)) },
    UnitData { code: "WhiteC", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(417)) },
    UnitData { code: "BakerC", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(204)) },
    UnitData { code: "DickA", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(545)) },
    UnitData { code: "CareyA", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(201)) },
    UnitData { code: "CareyB", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(454)) },
    UnitData { code: "CareyC", column: 255, kind: Kind::Texan, fire: [5, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(394)) },
    UnitData { code: "DickB", column: 255, kind: Kind::Texan, fire: [5, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(546)) },
    UnitData { code: "Tejanos", column: 255, kind: Kind::Texan, fire: [5, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(379)) },
    UnitData { code: "CareyD", column: 255, kind: Kind::Texan, fire: [5, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(302)) },
    UnitData { code: "Engineers", column: 255, kind: Kind::Texan, fire: [4, 2], melee: [2, 1], morale: 10, movement: 6, post: Some(Place(193)) },
    UnitData { code: "HQ", column: 255, kind: Kind::Texan, fire: [4, 2], melee: [2, 1], morale: 10, movement: 6, post: Some(Place(286)) },
    UnitData { code: "CareyE", column: 255, kind: Kind::Texan, fire: [4, 2], melee: [2, 1], morale: 10, movement: 6, post: Some(Place(208)) },
    UnitData { code: "Hospital", column: 255, kind: Kind::Texan, fire: [4, 2], melee: [2, 1], morale: 10, movement: 6, post: Some(Place(790)) },
    UnitData { code: "Horse", column: 255, kind: Kind::Texan, fire: [4, 2], melee: [2, 1], morale: 10, movement: 6, post: Some(Place(477)) },
    UnitData { code: "AldC", column: 0, kind: Kind::Cazadores, fire: [6, 4], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Ald1", column: 0, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Ald2", column: 0, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Ald3", column: 0, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Ald4", column: 0, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "SL1", column: 0, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "SL2", column: 0, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "SL3", column: 0, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "TolC", column: 1, kind: Kind::Cazadores, fire: [6, 4], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Tol1", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Tol2", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Tol3", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Tol4", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "SL4", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "SL5", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "SL6", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Mat1", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Mat2", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Mat3", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Jim1", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Jim2", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Jim3", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Jim4", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "SL7", column: 2, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "MatC", column: 3, kind: Kind::Cazadores, fire: [6, 4], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "JimC", column: 3, kind: Kind::Cazadores, fire: [6, 4], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "SLC", column: 3, kind: Kind::Cazadores, fire: [6, 4], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Ald5", column: 3, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Ald6", column: 3, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "All1", column: 3, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "All2", column: 3, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "All3", column: 3, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Zap1", column: 4, kind: Kind::Zapadores, fire: [6, 4], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "Zap2", column: 4, kind: Kind::Zapadores, fire: [6, 4], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "Zap3", column: 4, kind: Kind::Zapadores, fire: [6, 4], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "Zap4", column: 4, kind: Kind::Zapadores, fire: [6, 4], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "MatG", column: 4, kind: Kind::Grenadiers, fire: [5, 3], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "JimG", column: 4, kind: Kind::Grenadiers, fire: [5, 3], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "AldG", column: 4, kind: Kind::Grenadiers, fire: [5, 3], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "TolG", column: 4, kind: Kind::Grenadiers, fire: [5, 3], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "SLG", column: 4, kind: Kind::Grenadiers, fire: [5, 3], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "All4", column: 4, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "All5", column: 4, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "All6", column: 4, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
];

#[rustfmt::skip]
pub(crate) static LEADERS: [LeaderData; 10] = [
    LeaderData { code: "Travis", column: 255, leadership: 2, movement: 8, post: Some(Place(286)) },
    LeaderData { code: "Crockett", column: 255, leadership: 2, movement: 8, post: Some(Place(424)) },
    LeaderData { code: "Bonham", column: 255, leadership: 1, movement: 8, post: Some(Place(208)) },
    LeaderData { code: "Dickinson", column: 255, leadership: 1, movement: 8, post: Some(Place(545)) },
    LeaderData { code: "Bowie", column: 255, leadership: 1, movement: 1, post: Some(Place(785)) },
    LeaderData { code: "Cos", column: 0, leadership: 1, movement: 8, post: None },
    LeaderData { code: "Duque", column: 1, leadership: 1, movement: 8, post: None },
    LeaderData { code: "Romero", column: 2, leadership: 1, movement: 8, post: None },
    LeaderData { code: "Morales", column: 3, leadership: 1, movement: 8, post: None },
    LeaderData { code: "Castrillon", column: 4, leadership: 2, movement: 8, post: None },
];

pub(crate) static BATTERIES: [BatteryData; 10] = [
    BatteryData { code: "18pdr", strength: 10, post: Place(208) },
    BatteryData { code: "gunnade", strength: 9, post: Place(201) },
    BatteryData { code: "12pdr1", strength: 9, post: Place(545) },
    BatteryData { code: "12pdr2", strength: 9, post: Place(546) },
    BatteryData { code: "8pdr1", strength: 8, post: Place(193) },
    BatteryData { code: "8pdr2", strength: 8, post: Place(286) },
    BatteryData { code: "8pdr3", strength: 8, post: Place(379) },
    BatteryData { code: "gate", strength: 7, post: Place(302) },
    BatteryData { code: "palisade1", strength: 6, post: Place(394) },
    BatteryData { code: "palisade2", strength: 6, post: Place(454) },
];

/// By die and column: `-` nothing, `C` counterattack, `H` hit, a number hit with that number.
pub(crate) static RESULTS: [[char; 10]; 6] = [
    ['H', 'H', 'H', 'H', '1', '1', '2', '3', '4', '5'],
    ['C', 'C', 'H', 'H', '1', '1', '2', '3', '4', '5'],
    ['C', '-', 'C', 'H', 'H', '1', '1', '2', '3', '4'],
    ['-', '-', '-', 'C', 'H', 'H', '1', '1', '2', '3'],
    ['-', '-', '-', '-', 'C', 'H', 'H', '1', '1', '2'],
    ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-'],
];

/// Casualties till withdrawal, by turn.
pub(crate) static WITHDRAWAL: [u16; 12] = [350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900];
