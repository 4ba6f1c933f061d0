// The kinds of things in a scene, and which of them are alike in what they can do or where they can be.

/** How a thing is drawn, and what it does in a scene. */
export type SubjectKind =
  | 'face' // a drawing of a head; gets a sitting body
  | 'full' // a whole animal or character
  | 'mount' // a whole animal that can be ridden
  | 'bird'
  | 'fish' // anything that swims
  | 'figure' // a person, drawn by ourselves
  | 'vehicle'
  | 'air' // flies or floats
  | 'boat'
  | 'food'
  | 'building'
  | 'tree'
  | 'plant' // grows in numbers on the ground
  | 'item'
  | 'hang' // hangs from above
  | 'hat'
  | 'sky' // belongs to the sky: moon, rainbow, aurora
  | 'landmark'; // belongs to the land: bridge, waterfall, wall

/** They may be asked for any word. */
type Kinds = ReadonlySet<SubjectKind> & { has(kind: string): boolean };

export const ANIMAL_KINDS: Kinds = new Set<SubjectKind>(['face', 'full', 'mount', 'bird', 'fish']);

/** Those that sit on a lap or in a bare tree. */
export const SMALL_ANIMAL_KINDS: Kinds = new Set<SubjectKind>(['face', 'full', 'bird']);

/** People and animals. */
export const LIVING_KINDS: Kinds = new Set<SubjectKind>([...ANIMAL_KINDS, 'figure']);

/** Who may do something: people, animals, and what flies, which may be an insect. */
export const DOER_KINDS: Kinds = new Set<SubjectKind>([...LIVING_KINDS, 'air']);

/** Who sits on a seat and has hands or paws to hold something with. */
export const HOLDER_KINDS: Kinds = new Set<SubjectKind>(['figure', 'face', 'full']);

/** People and animals that go on the ground. */
export const GROUND_BODY_KINDS: Kinds = new Set<SubjectKind>([...HOLDER_KINDS, 'mount']);

/** Who stands, sits or lies somewhere: people and animals on land. */
export const BODY_KINDS: Kinds = new Set<SubjectKind>([...GROUND_BODY_KINDS, 'bird']);

/** What is on a street. */
export const STREET_KINDS: Kinds = new Set<SubjectKind>([...GROUND_BODY_KINDS, 'vehicle']);

/** What people go in. */
export const DRIVEN_KINDS: Kinds = new Set<SubjectKind>(['vehicle', 'air', 'boat']);

/** What lies on something, or is in a hand. */
export const PORTABLE_KINDS: Kinds = new Set<SubjectKind>(['item', 'hat', 'food']);

/** What belongs to the place. */
export const SCENERY_KINDS: Kinds = new Set<SubjectKind>(['tree', 'plant', 'hang', 'sky', 'landmark']);

/** What has windows of its own. */
export const GLAZED_KINDS: Kinds = new Set<SubjectKind>(['building', 'landmark', 'vehicle']);
