// Words for what no change of pixels makes of a photo: each is refused with its reason.
import type { Reason } from '../work.ts';

/** The first that fits is told. */
export const REFUSALS: readonly (readonly [Reason, RegExp])[] = [
  [
    'no_colours',
    /\bcolou?ri[sz](?:e|ing|ation)\b|\badd (?:some )?colou?r to\b|(?:黑白|老|旧)\S{0,4}上色|上色|变成?彩色/iu,
  ],
  [
    'underneath',
    /\b(?:remove|delete|erase|take off|get rid of|shave)\b.*\b(?:beard|mous?tache|stubble|glasses|sunglasses|hat|cap|mask|helmet|braces|clothes|shirt|jacket)\b|(?:去掉?|去除|摘掉?|脱掉?|拿掉|刮掉?)(?:\S{0,4}的)?(?:胡子|胡须|眼镜|墨镜|帽子?|口罩|头盔|牙套|衣服|外套)|(?:眼镜|墨镜|帽子?|口罩|胡子)(?:去掉|摘掉|拿掉|刮掉)/iu,
  ],
  [
    'which_words',
    /^(?:please )?(?:add|put|write|insert|place)(?: (?:a|an|the|some|my|your))* (?:text|words?|captions?|titles?|headlines?|watermarks?|signature|name|dates?(?: ?stamps?)?)(?: .*)?$|^(?:添加|加上?个?|写上?|打上?|配上?)(?:文字|字幕?|标题|水印|签名|名字|日期)$/iu,
  ],
  [
    'which_colour',
    /^(?:change|dye|recolou?r)(?: (?:the|her|his|my|their))* (?:hair|eyes?|clothes|shirt|dress|lips?|car)?(?:['’]?s)? ?colou?rs?$|^换(?:个|一个)?(?:发色|颜色|头发颜色|衣服颜色)$|^染发$|^(?:给)?\S{0,4}换个颜色$/iu,
  ],
  [
    'worn',
    /^换(?:件|套|个|一[件套身])?(?:衣服|上衣|裙子|裤子|装)$|^(?:change|swap|replace)(?: (?:the|her|his|my|their))* (?:clothes|outfit|clothing)$/iu,
  ],
  ['no_scene', /^(?:please )?(?:change|replace|swap)(?: (?:the|this))? sky$|^换(?:个|一个|掉)?天空?$/iu],
  [
    'invented',
    /\b(?:face ?swap|swap (?:the |our |their )?faces?|longer legs|legs? longer|(?:dress|skirt|sleeves?|coat|shirt)\b.{0,12}\b(?:longer|shorter)|(?:slim|slimmer|thin|skinny)\b.{0,24}\b(?:body|waist|legs|arms|belly)|double eyelids?|double chin|zombie|vampire)\b|换脸|增高|(?:大|拉)?长腿|美腿|腿(?:变|拉|弄)?(?:得)?(?:更)?长|双眼皮|双下巴|丧尸|吸血鬼$/iu,
  ],
  [
    'invented',
    /\b(?:younger|older|bald|pregnant|muscular|fatter|thinner|slimmer|skinny|taller|shorter|chubb(?:y|ier))\b|\b(?:hair ?(?:cut|style|do)|bangs|ponytail|pigtails|braids?|bun|curly|wavy|bob cut)\b|\bhair\b.*\b(?:long(?:er)?|short(?:er)?|straight)\b|\b(?:long|short|straight)(?:er)? hair\b|\b(?:pose|posture|frown(?:ing)?|cry(?:ing)?|wink(?:ing)?|laugh(?:ing)?|angry|sad|surprised)\b|\b(?:turn|tilt|move|raise|lower)\b.*\b(?:head|arms?|hands?|legs?)\b|\b(?:open|close|shut)\b.*\b(?:eyes?|mouth)\b|头发(?:变|弄|留|剪|烫)?(?:得)?(?:更)?(?:长|短|卷|直)|闭[上着]|年轻|变老|老一点|衰老|发型|长发|短发|卷发|直发|刘海|马尾|辫子|秃头|光头|变瘦|变胖|瘦一点|胖一点|瘦腿|瘦身|长高|肌肉|姿势|转头|低头|抬头|举手|睁眼|闭眼|张嘴|闭嘴|哭|生气|眨眼/iu,
  ],
];
