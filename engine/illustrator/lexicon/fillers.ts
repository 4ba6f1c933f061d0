// Words that carry nothing to draw: they are neither understood nor complained about.

export const ENGLISH_FILLERS =
  'a an the of in on at by with and or to from over into near for its it is are be as that this these those very some any ' +
  'beautiful cute cozy cosy little big huge tiny small large tall old young wild new great nice lovely pretty gorgeous ' +
  'stunning amazing epic majestic vast bright soft gentle warm cold cool deep high low long wide far distant quiet ' +
  'style styles illustration painting image picture art artwork scene view shot wallpaper background foreground composition ' +
  'detailed highly quality best masterpiece ultra hd 4k 8k uhd resolution sharp trending artstation wearing being while ' +
  'light lights lighting lit dramatic volumetric rays ray there where which who his her their my our your he she they we i ' +
  'bowl cup glass piece make create draw paint generate please show me just through across between among above below behind ' +
  'front side top bottom around along against up down out off back inside outside made full filled covered standing stands ' +
  'fishing crossing watering howling leaping walking walks walk go goes going coming rising rises hanging drifting surrounded portrait close-up closeup close photo ' +
  'another other each every all many-coloured colorful colourful vivid pastel tones tone color colour palette simple clean ' +
  'minimal minimalist flat modern classic traditional chinese japanese european asian american ancient plain blank empty ' +
  'pure elegant delicate fine rich deep-focus shallow depth field-of-view bokeh macro wide-angle perspective aerial bird-eye ' +
  'steaming hot ripe fresh delicious tasty glowing shining shiny sparkling falling blooming blossoming flowing rolling ' +
  'giant fluffy friendly happy-looking smiling brave proud lush crisp dense thick thin first last under-lit set late early beside before after deep brush edge falls';

export const CHINESE_FILLERS =
  '一 一只 一个 一碗 一座 一位 一幅 一张 一片 一艘 一条 一杯 一盏 一辆 一匹 一朵 一束 一叶 一栋 一间 一棵 一轮 一群人 这 那 的 地 得 在 和 与 跟 及 着 了 里 中 上 下 内 外 边 旁 旁边 ' +
  '里的 中的 上的 下的 风格 风 画 图 图片 画面 场景 背景 前景 一下 有 是 被 把 从 到 向 往 对 为 给 请 帮 我 你 他 她 它 们 来 去 放 放在 放着 停 停在 停着 站 站在 站着 走 走在 走过 走着 行走 ' +
  '美丽 美丽的 漂亮 漂亮的 可爱 可爱的 大 小 高 老 旧 新 远 近 深 浅 长 巨大 巨大的 古老 古老的 温馨 唯美 精美 精致 细节 高清 高质量 超清 大师 杰作 光 光线 光影 灯 灯光 倒影 穿 穿着 戴 戴着 ' +
  '正在 一起 之间 之中 面前 身后 前 后 左 右 前面 后面 周围 四周 远处 近处 个 只 条 座 艘 盏 辆 匹 朵 位 张 片 幅 热气腾腾 热气腾腾的 冒着热气 飘 飘着 飘落 满地 盛开 盛开的 开满 挂 挂着 挂满 照 照着 照亮 映 映着 ' +
  '捕鱼 钓鱼 垂钓 玩耍 嬉戏 缓缓 静静 静静地 轻轻 慢慢 悠闲 简约 极简 现代 传统 中国 中国风 日式 欧式 古风 国潮 特写 肖像 全景 俯瞰 俯视 航拍 微距 逆光 柔和 明亮 暖 冷 色 色调 配色 白底 纯色 设计 作品 创作 生成 画一幅 画一张 面 头 手 上面 下面 时 时候 天 日 过 穿过 驶过 留 扇 一扇 还 亮着 初 万家灯火';
