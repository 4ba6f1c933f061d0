// What people can have: hair, beards, what is put on the head.

import type { HeadOrnament } from './head-ornaments.ts';
import type { HelmetName } from './helmets.ts';
import type { TownHat } from './town-hats.ts';

export type Age = 'baby' | 'child' | 'young' | 'adult' | 'old';

export type HairCut =
  | 'short'
  | 'crop'
  | 'bob'
  | 'long'
  | 'ponytail'
  | 'bun'
  | 'braid'
  | 'braids'
  | 'tails'
  | 'curly'
  | 'afro'
  | 'spiky'
  | 'topknot'
  | 'buns'
  | 'bald';
export type Beard = 'none' | 'stubble' | 'full' | 'long' | 'wild' | 'moustache';

/** What is put on the head, drawn as the role has it. */
export type Headgear =
  | 'crown'
  | 'tiara'
  | 'straw'
  | 'sunhat'
  | 'pointed'
  | 'helmet'
  | 'kabuto'
  | 'toque'
  | 'cap'
  | 'bubble'
  | 'hood'
  | 'fur-hood'
  | 'veil'
  | 'beret'
  | 'fedora'
  | 'cowboy'
  | 'tricorne'
  | 'police'
  | 'nurse'
  | 'hard-hat'
  | 'mortarboard'
  | 'halo'
  | 'flowers'
  | 'knitted'
  | 'santa'
  | 'hairpin'
  | 'fillet'
  | 'official-hat'
  | 'warrior-cap'
  | 'headphones'
  | 'horns'
  | 'beaded-crown'
  | 'nemes'
  | HeadOrnament
  | HelmetName
  | TownHat;
