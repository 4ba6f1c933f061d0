// "A set of fruit icons", "sticker sheet of sea animals", 十二生肖图标: the things of a kind, side by side on one sheet.

import { parsePrompt } from '../reading/parse-prompt.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

/** A kind, and what is shown of it. */
const SETS: readonly (readonly [named: RegExp, things: string])[] = [
  [
    /\b(?:chinese )?zodiac(?: animals?| signs?)?\b|十二生肖|生肖/i,
    'a mouse, an ox, a tiger, a rabbit, a chinese dragon, a snake, a horse, a goat, a monkey, a rooster, a dog, a pig',
  ],
  [
    /\b(?:sea|ocean|marine|underwater) (?:animals?|creatures?|life)\b|海洋(?:动物|生物)/i,
    'a whale, a dolphin, an octopus, a crab, a turtle, a shark, a jellyfish, a seahorse, a starfish',
  ],
  [
    /\b(?:farm) animals?\b|农场动物/i,
    'a cow, a pig, a sheep, a horse, a rooster, a duck, a goat, a rabbit, a dog',
  ],
  [
    /\b(?:forest|woodland) animals?\b|森林(?:里的)?(?:小)?动物/i,
    'a fox, a bear, a deer, a rabbit, an owl, a squirrel, a hedgehog, a raccoon, a wolf',
  ],
  [/\bdinosaurs\b|恐龙/i, 'a tyrannosaurus, a triceratops, a stegosaurus, a brachiosaurus'],
  [/\banimals?\b|动物/i, 'a cat, a dog, a rabbit, a panda, a fox, a lion, an elephant, a penguin, a koala'],
  [
    /\bfruits?\b|水果/i,
    'an apple, a banana, an orange, a strawberry, grapes, a watermelon, a pineapple, a pear, a lemon',
  ],
  [
    /\b(?:vegetables?|veggies)\b|蔬菜/i,
    'a carrot, a tomato, broccoli, corn, an eggplant, a pumpkin, a mushroom, a potato, a bell pepper',
  ],
  [
    /\b(?:desserts?|sweets|pastr(?:y|ies)|bakery)\b|甜品|甜点|烘焙/i,
    'a cupcake, a donut, an ice cream, a croissant, a macaron, a lollipop, a cookie, a chocolate bar, a slice of cake',
  ],
  [
    /\b(?:fast )?foods?\b|美食|食物|快餐/i,
    'a burger, a pizza, sushi, a donut, a taco, a hot dog, ramen, an ice cream, french fries',
  ],
  [
    /\b(?:vehicles?|transport(?:ation)?)\b|交通工具|车辆/i,
    'a car, a bus, a truck, a bicycle, a train, an airplane, a helicopter, a sailboat, a motorcycle',
  ],
  [
    /\b(?:music(?:al)?|instruments?)\b|乐器|音乐/i,
    'a guitar, a violin, a piano, a drum, a trumpet, a saxophone, a harp, a flute, a microphone',
  ],
  [
    /\b(?:travel|vacation|holiday)\b|旅行|旅游/i,
    'a suitcase, an airplane, a camera, a map, a compass, a tent, a backpack, a hot air balloon, a globe',
  ],
  [
    /\b(?:christmas|xmas)\b|圣诞/i,
    'a christmas tree, a gift, a snowman, a bell, a candle, a santa hat, a reindeer, a gingerbread man, a candy cane',
  ],
  [
    /\bhalloween\b|万圣节/i,
    'a jack-o-lantern, a ghost, a bat, a witch hat, a black cat, a spider, a skull, a candle, an owl',
  ],
  [
    /\bspace\b|太空|宇宙/i,
    'a rocket, an astronaut, a ufo, a satellite, an alien, a telescope, a robot, a meteor',
  ],
  [
    /\b(?:school|stationery|classroom)\b|文具|学校/i,
    'a pencil, a book, a backpack, scissors, a globe, a ruler, a paintbrush, a notebook, a magnifying glass',
  ],
  [
    /\bkitchen(?:ware)?\b|厨房|厨具/i,
    'a kettle, a pot, a kitchen knife, a spoon, a cup, a plate, a bowl, a toaster, a frying pan',
  ],
  [
    /\b(?:garden(?:ing)?)\b|园艺/i,
    'a watering can, a shovel, a potted plant, a wheelbarrow, a sunflower, a butterfly, a bee, a carrot, a ladybug',
  ],
];
const SHEET =
  /\b(?:icons?|stickers?|emojis?|illustrations?|clip ?art|doodles?|drawings?) (?:sets?|sheets?|packs?|collections?|bundles?)\b|\b(?:sets?|sheets?|packs?|collections?|grid|bundle|series) of (?:[\w-]+ ){0,4}(?:icons|stickers|emojis|illustrations|clip ?art|doodles|drawings)\b|^(?:(?!with|on|of|in)[\w-]+ ){0,3}(?:icons|stickers|doodles) of\b|[一这]?[套组系列](?:[\p{Script=Han}]{0,8})(?:图标|贴纸|插画|表情包|徽章|小图)|生肖(?:[\p{Script=Han}]{0,3})(?:图标|贴纸|插画|剪纸|合集|图案)|(?:图标|贴纸|插画)(?:合集|集合|套装|组合)/iu;
const SAYS =
  /^(?:icons?|sets?|sheets?|packs?|collections?|stickers?|emojis?|illustrations?|clip ?art|doodles?|drawings?|grid|bundle|series|一套|一组|图标|贴纸|插画|合集|套装|chinese|zodiac|twelve|animals?|signs?|creatures?|life|icon set|sticker sheet|sticker pack)$/i;
const PAPER = '#eef1f4';
const MOST = 12;

/** Changes the reading of such a sheet; of things that are named these are on it. */
export function showThingSet(reading: PromptReading, prompt: string): void {
  const { weather, links, asks } = reading;
  const [phrase] = SHEET.exec(prompt) ?? [];
  if (phrase === undefined || weather.size > 0 || links.length > 0) return;
  const kind = SETS.find(([one]) => one.test(prompt));
  const ofKind = kind?.[0].exec(prompt)?.[0].toLowerCase() ?? '';
  const isOfKind = (words = ''): boolean => words !== '' && ofKind.includes(words.toLowerCase());
  const isPlace = asks.some(
    ({ words, shows }) => shows.some((one) => one.is === 'scene') && !isOfKind(words),
  );
  if (isPlace || (reading.scenes.length > 0 && !kind)) return;
  const named = reading.subjects.filter((one) => isThing(one) && !isOfKind(one.words));
  const things = named.length > 1 || !kind ? named : parsePrompt(kind[1]).subjects.filter(isThing);
  const shown = things.filter(({ key }) => !reading.unwanted.keys.has(key)).slice(0, MOST);
  if (shown.length < 2 || shown.length < named.length) return;
  const sticker = { words: phrase };
  // Not one mark, but all of them.
  delete reading.frame;
  Object.assign(reading, { subjects: shown, links: [], scenes: [], sticker, ground: PAPER });
  reading.looks = reading.looks.filter((look) => look !== 'logo');
  for (const { words, shows } of asks)
    if (SAYS.test(words) || isOfKind(words)) shows.splice(0, shows.length, { is: 'thing', thing: sticker });
}

function isThing({ kind }: Subject): boolean {
  return kind !== 'sky' && kind !== 'landmark' && kind !== 'figure';
}
