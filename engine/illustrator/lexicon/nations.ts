// Where somebody is from: seen by what is worn there, and by nothing else.

import type { GarmentName } from '../reading/people/person-look.ts';

/** English and Chinese words for people of a land. */
export const NATIONS =
  /^(?:chinese|japanese|korean|south korean|north korean|asian|east asian|south asian|vietnamese|thai|indian|pakistani|bangladeshi|nepali|nepalese|tibetan|mongolian|indonesian|malaysian|filipino|filipina|singaporean|taiwanese|european|british|english|scottish|irish|welsh|french|german|italian|spanish|portuguese|dutch|belgian|swiss|austrian|polish|czech|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|swedish|norwegian|danish|finnish|icelandic|scandinavian|nordic|slavic|american|african|african american|african-american|canadian|mexican|brazilian|argentinian|argentine|peruvian|colombian|chilean|cuban|jamaican|latina|latino|latin|hispanic|caucasian|western|australian|maori|hawaiian|polynesian|native american|arab|arabic|arabian|middle eastern|persian|iranian|iraqi|israeli|jewish|egyptian|moroccan|ethiopian|kenyan|nigerian|ghanaian|somali|中国|日本|韩国|朝鲜|亚洲|东方|越南|泰国|印度|尼泊尔|蒙古|印尼|马来西亚|菲律宾|欧洲|英国|苏格兰|爱尔兰|法国|德国|意大利|西班牙|葡萄牙|荷兰|瑞士|希腊|土耳其|俄罗斯|乌克兰|波兰|瑞典|挪威|丹麦|芬兰|北欧|美国|加拿大|墨西哥|巴西|阿根廷|秘鲁|古巴|拉丁|西方|澳大利亚|非洲|阿拉伯|中东|波斯|伊朗|埃及|摩洛哥|埃塞俄比亚|肯尼亚|尼日利亚|非裔|亚裔)$/i;

/** What of their dress is drawn. */
export const DRESS_OF_NATIONS: readonly (readonly [RegExp, readonly GarmentName[]])[] = [
  [/^(?:japanese|日本)$/i, ['kimono']],
  [/^(?:chinese|中国)$/i, ['hanfu', 'qipao']],
  [/^(?:korean|south korean|韩国|朝鲜)$/i, ['hanbok']],
  [/^(?:indian|印度|south asian)$/i, ['sari']],
  [/^(?:scottish|苏格兰)$/i, ['kilt']],
  [/^(?:mexican|peruvian|墨西哥|秘鲁)$/i, ['poncho']],
];
