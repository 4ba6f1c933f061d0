// Flowers by their kinds: each grows as a plant of its own, and all are flowers where it matters only that they are.

import type { FlowerKind } from '../things/flower-kinds.ts';
import type { SubjectEntry } from './subject.ts';

/** Plurals are written out where they are not formed by an s. */
const WORDS: Partial<Record<FlowerKind, string>> = {
  daisy:
    'daisy, daisies, chamomile, chamomiles, gerbera, gerberas, gerbera daisy, gerbera daisies, 雏菊, 小雏菊, 洋甘菊, 非洲菊, 玛格丽特花, 🌼',
  peony: 'peony, peonies, ranunculus, 牡丹, 牡丹花, 芍药, 芍药花',
  lily: 'lily, lilies, lily flower, lily flowers, 百合, 百合花',
  orchid: 'orchid, orchids, moth orchid, moth orchids, 兰花, 蝴蝶兰, 石斛兰',
  camellia: 'camellia, camellias, gardenia, gardenias, begonia, begonias, 山茶花, 茶花, 栀子花, 栀子, 秋海棠',
  carnation: 'carnation, carnations, 康乃馨',
  chrysanthemum: 'dahlia, dahlias, marigold, marigolds, 菊花, 大丽花, 万寿菊',
  hydrangea: 'hydrangea, hydrangeas, hydrangea bush, hydrangea bushes, 绣球花, 绣球',
  spray: "gypsophila, baby's breath, 满天星",
  jasmine: 'jasmine, jasmines, jasmine flower, jasmine flowers, jasmine blossoms, 茉莉花',
  iris: 'iris, irises, iris flower, iris flowers, 鸢尾, 鸢尾花',
  narcissus:
    'narcissus, narcissi, daffodil, daffodils, jonquil, jonquils, daffodil field, 水仙, 水仙花, 黄水仙',
  dandelion:
    'dandelion, dandelions, dandelion clock, dandelion clocks, dandelion field, dandelion flower, dandelion flowers, dandelion puff, dandelion puffs, dandelion seed head, 蒲公英, 蒲公英花, 蒲公英田',
  snowdrop: 'snowdrop, snowdrops, snowdrop flowers, 雪滴花, 雪花莲',
  crocus: 'crocus, crocuses, crocus flowers, 番红花, 藏红花',
  pansy:
    'pansy, pansies, viola flowers, violets, violet flower, violet flowers, sweet violets, wild violets, 三色堇, 紫罗兰, 紫罗兰花',
  anemone: 'anemone, anemones, anemone flower, anemone flowers, 银莲花',
  thistle: 'thistle, thistles, scottish thistle, thistle flower, thistle flowers, 蓟, 蓟花, 大蓟',
  foxglove: 'foxglove, foxgloves, 毛地黄, 毛地黄花',
  bluebell: 'bluebell, bluebells, bluebell flowers, harebell, harebells, 蓝铃花, 风铃草',
  bells: 'lily of the valley, lilies of the valley, 铃兰, 铃兰花',
  snapdragon:
    'snapdragon, snapdragons, delphinium, delphiniums, larkspur, larkspurs, lupin, lupins, lupine, lupines, hollyhock, hollyhocks, 金鱼草, 飞燕草, 鲁冰花, 蜀葵',
  'morning-glory': 'morning glory, morning glories, petunia, petunias, 牵牛花, 喇叭花, 矮牵牛',
  primrose: 'primrose, primroses, primula, primulas, 报春花',
  geranium: 'geranium, geraniums, pelargonium, pelargoniums, verbena, phlox, 天竺葵, 老鹳草',
  'forget-me-not': 'forget-me-not, forget-me-nots, forget me not, forget me nots, 勿忘我, 勿忘草',
  azalea:
    'azalea, azaleas, azalea bush, azalea bushes, rhododendron, rhododendrons, 杜鹃花, 杜鹃花丛, 映山红',
  bougainvillea: 'bougainvillea, bougainvilleas, bougainvillea flowers, bougainvillea bush, 三角梅, 九重葛',
  lilac:
    'lilacs, lilac bush, lilac bushes, lilac flower, lilac flowers, lilac blossoms, 丁香花, 紫丁香, 白丁香',
  aster: 'aster, asters, 紫菀, 翠菊',
  zinnia: 'zinnia, zinnias, 百日菊, 百日草',
  cosmos: 'cosmos flower, cosmos flowers, cosmos field, 波斯菊, 格桑花, 秋英',
  cornflower: 'cornflower, cornflowers, 矢车菊',
  'spider-lily':
    'spider lily, spider lilies, red spider lily, red spider lilies, 彼岸花, 曼珠沙华, 红色彼岸花, 石蒜花',
  calla: 'calla, callas, calla lily, calla lilies, 马蹄莲',
  cockscomb: 'cockscomb, cockscombs, celosia, celosias, 鸡冠花',
};

/** In a field: parts of the image's short side. */
const HEIGHTS: Partial<Record<FlowerKind, number>> = {
  snowdrop: 0.09,
  crocus: 0.09,
  pansy: 0.1,
  primrose: 0.1,
  'forget-me-not': 0.1,
  bluebell: 0.11,
  bells: 0.1,
  foxglove: 0.19,
  snapdragon: 0.18,
  hydrangea: 0.19,
  azalea: 0.19,
  bougainvillea: 0.22,
  lilac: 0.24,
};

export const FLOWER_ENTRIES: readonly SubjectEntry[] = Object.entries(WORDS).map(([kind, words]) => ({
  key: 'flower',
  drawing: `own/plant-of-${kind}`,
  kind: 'plant',
  height: HEIGHTS[kind as FlowerKind] ?? 0.13,
  words,
}));
