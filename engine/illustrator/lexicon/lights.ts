// Lights that are strung along walls and windows.

import type { SubjectEntry } from './subject.ts';

export const STRUNG_LIGHTS: readonly SubjectEntry[] = [
  {
    key: 'string-lights',
    drawing: 'own/string-lights',
    kind: 'landmark',
    height: 0.2,
    words:
      'string lights, string light, fairy lights, fairy light, twinkle lights, twinkling lights, christmas lights, christmas light, festoon lights, led lights, led string lights, fairy string lights, lights on a string, 小彩灯, 彩灯, 串灯, 小串灯, 灯串, 彩灯串, 星星灯, 星星串灯, 仙女灯, 圣诞彩灯, 圣诞灯',
  },
];
