// Who has arms of their own where they fight.

/** With a sword and a shield. */
export const SHIELD_BEARERS: readonly string[] = [
  'knight',
  'samurai',
  'warrior',
  'general',
  'guardsman',
  'hero',
  'soldier',
  'swordsman',
  'viking',
  'gladiator',
  'legionary',
  'musketeer',
];

/** With a sword at least. */
export const SWORD_BEARERS: readonly string[] = [...SHIELD_BEARERS, 'ninja', 'pirate'];
