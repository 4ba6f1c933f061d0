// Words for what no change of pixels makes of a photo: each is refused with its reason.
import type { Reason } from '../work.ts';

export const REFUSALS: readonly (readonly [Reason, RegExp])[] = [
  [
    'no_colours',
    /\bcolou?ri[sz](?:e|ing|ation)\b|\badd (?:some )?colou?r to\b|(?:黑白|老|旧)\S{0,4}上色|上色|变成?彩色/iu,
  ],
  [
    'invented',
    /\b(?:younger|older|bald|pregnant|muscular|fatter|thinner|slimmer|skinny|taller|shorter|chubb(?:y|ier))\b|\b(?:hair ?(?:cut|style|do)|bangs|ponytail|pigtails|braids?|bun|curly|wavy|bob cut)\b|\bhair\b.*\b(?:long(?:er)?|short(?:er)?|straight)\b|\b(?:long|short|straight)(?:er)? hair\b|\b(?:pose|posture|frown(?:ing)?|cry(?:ing)?|wink(?:ing)?|laugh(?:ing)?|angry|sad|surprised)\b|\b(?:turn|tilt|move|raise|lower)\b.*\b(?:head|arms?|hands?|legs?)\b|\b(?:open|close|shut)\b.*\b(?:eyes?|mouth)\b|头发(?:变|弄|留|剪|烫)?(?:得)?(?:更)?(?:长|短|卷|直)|闭[上着]|年轻|变老|老一点|衰老|发型|长发|短发|卷发|直发|刘海|马尾|辫子|秃头|光头|变瘦|变胖|瘦一点|胖一点|瘦腿|瘦身|长高|肌肉|姿势|转头|低头|抬头|举手|睁眼|闭眼|张嘴|闭嘴|哭|生气|眨眼/iu,
  ],
];
