// Reads a prompt in English or Chinese: which known words it has, what they mean together, what is left.

import { gatherTies } from './links/gather-ties.ts';
import type { PromptReading, Shown, Subject } from './prompt-reading.ts';
import { expandGroups } from '../people/groups.ts';
import { bearOnBack } from './animals/bear-on-back.ts';
import { bringCompany } from './people/bring-company.ts';
import { bringPlayers } from './people/bring-players.ts';
import { doAnimalFeats, leapOnMount } from './animals/do-animal-feats.ts';
import { bringFlowersNear } from './animals/bring-flowers-near.ts';
import { showNoun } from './nouns/show-noun.ts';
import { colourFur } from './animals/colour-fur.ts';
import { colourParts } from './nouns/colour-parts.ts';
import { lightCandles } from '../staging/candlelight.ts';
import { comeNearToNose, landOnNoses } from './animals/land-on-nose.ts';
import { layTable } from '../casting/diners.ts';
import { drinkWater } from './animals/drink-water.ts';
import { dropSettings } from './words/drop-settings.ts';
import { wedInRed } from './people/wed-in-red.ts';
import { dressPeople } from './people/dress-people.ts';
import { feedFromBridge } from './animals/feed-from-bridge.ts';
import { isAboveOthers, whoFlies } from './animals/drift-by.ts';
import { dressThings } from './nouns/dress-things.ts';
import { findAbsent } from './nouns/find-absent.ts';
import { findNouns } from './nouns/find-nouns.ts';
import { countMounts } from './animals/give-car.ts';
import { hangThings } from './nouns/hang-things.ts';
import { hangOnBranch } from './plants/hang-on-branch.ts';
import { harnessTeam } from './animals/harness-team.ts';
import { layFeast } from './food-and-vessels/lay-feast.ts';
import { liftSwimmers } from './animals/lift-swimmers.ts';
import { lightWindows } from './nouns/light-windows.ts';
import { pourAtPicnic } from './people/pour-drinks.ts';
import { standBehindSitters } from './people/behind-sitters.ts';
import { areSilhouettes, tellFar, tellFarLand } from './places/tell-far.ts';
import { lostPlaces } from './links/lost-places.ts';
import { linkToPlaces } from './links/link-to-places.ts';
import { membersNamed, showReplaced } from './people/members-named.ts';
import { seatCrowd } from './people/seat-crowd.ts';
import { nameFlags } from './nouns/name-flags.ts';
import { nameHouseDoor } from './nouns/name-house-door.ts';
import { insideOf } from './places/name-insides.ts';
import { listAsks, setAsks } from './nouns/list-asks.ts';
import { makeSubjects } from './nouns/make-subjects.ts';
import { joinHands } from './people/hold-hands.ts';
import { pairDancers, pairHuggers } from './people/pair-dancers.ts';
import { showNations } from './nouns/name-nations.ts';
import { placeWriting } from './writing/place-writing.ts';
import { holdSnacks } from './people/hold-snacks.ts';
import { layOnOwnDesk } from './people/lay-on-own-desk.ts';
import { lieDown } from './people/put-to-bed.ts';
import { addRoom } from './places/add-room.ts';
import { readCircumstances } from './places/read-circumstances.ts';
import { settleRests } from './animals/rest-animals.ts';
import { loadTray } from './food-and-vessels/name-tray.ts';
import { shelterUnder } from './links/shelter-under.ts';
import { darkenForGlow, makeGlow } from './nouns/make-glow.ts';
import { giveEyes } from './animals/give-eyes.ts';
import { kindlePhoenix, setAlight } from './nouns/set-alight.ts';
import { isOfGround, isOfLight, readColours } from './nouns/read-colours.ts';
import { printOnThings } from './nouns/print-on-things.ts';
import { showParts } from './nouns/show-parts.ts';
import { comeHalfNear, comeNear, isSeenFromNear, standForPortrait } from './people/sit-for-portrait.ts';
import { sitOnBody } from './animals/sit-on-body.ts';
import { shareColours } from './nouns/share-colours.ts';
import { settleAnimals } from './animals/settle-animals.ts';
import { settleHands } from './people/settle-hands.ts';
import { standHolders, standOnSeats } from './links/stand-holders.ts';
import { floodPlace, standInWater } from './animals/stand-in-water.ts';
import { seatOnSeesaw } from './people/seat-on-seesaw.ts';
import { isDoneByUnknown } from './people/done-by-unknown.ts';
import { isOfUnknownThere } from './people/of-unknown.ts';
import { watchWork } from './people/watch-work.ts';
import { seatPeople } from './people/seat-people.ts';
import { seatCustomers } from './people/seat-customers.ts';
import { showTools, turnToWork, workAtTrade } from './people/work-at-trade.ts';
import { settleMeanings } from './words/settle-meanings.ts';

import { splitWords } from './words/split-words.ts';
import { standInFor, type StandIn } from './words/stand-for-ideas.ts';
import { turnAnimals } from './animals/turn-animals.ts';
import { topDishes } from './food-and-vessels/top-dishes.ts';
import { potFlowersAtHome } from '../contents/pot-flowers.ts';
import { giveOneFlower, standGiantPlants, standInBottles } from '../contents/one-flower.ts';
import { leaveCandlesOut } from '../contents/bare-cakes.ts';
import { layFlowersBeside } from '../contents/products.ts';
import { shelveBooks } from './food-and-vessels/shelve-books.ts';
import { shelveThings } from '../staging/shelves.ts';
import { seatViewers } from '../casting/television.ts';
import { standLadders } from './links/stand-ladders.ts';
import { layKeyboards } from './food-and-vessels/lay-keyboards.ts';
import { mindStalls } from './people/mind-stalls.ts';
import { serveAtCounter } from '../casting/serve-at-counter.ts';
import { takeWriting } from './writing/take-writing.ts';
import { tellQualities } from './nouns/tell-qualities.ts';
import { means, meaningOf, type Show as ShowWord, type Word } from './words/word.ts';
import { leaveOut } from './leave-out.ts';
import { addLinks } from './links/add-links.ts';

export { KNOWN_SUBJECTS } from './words/vocabulary.ts';

/**
 * Reads a prompt. Every word ends as understood, as ignored, or is a filler that needs no drawing; an unknown word
 * never becomes a guess.
 */
export function parsePrompt(prompt: string): PromptReading {
  const reading = readPrompt(prompt);
  const standIn = isOfNothing(reading) ? standInFor(prompt) : undefined;
  return standIn && saysNoMore(standIn) ? readStandIn(prompt, standIn) : reading;
}

/** A dream catcher, a youth hostel and a peace treaty are things, and no ideas. */
function saysNoMore({ rest }: StandIn): boolean {
  const other = readPrompt(rest);
  return isOfNothing(other) && other.ignored.length === 0;
}

function readPrompt(prompt: string): PromptReading {
  const taking = takeWriting(prompt);
  const { text } = taking;
  const { left, forbidden, unwanted } = findAbsent(settleMeanings(splitWords(dropSettings(text))), prompt);
  const written = placeWriting(prompt, left, taking);
  const covered = new Set(written.flatMap(({ covers }) => covers));
  const taken = new Set(written.flatMap(({ own }) => own));
  // What is to be lettered is not drawn; what it is lettered on may be.
  const drawn = left.filter((word) => !covered.has(word) && (!taken.has(word) || means(word, 'carrier')));
  const words = written.length > 0 ? drawn : nameFlags(drawn);
  const { nouns, loose } = findNouns(words);
  const shows = new Map<Word, Shown[]>();
  const show = (word: Word, ...shown: Shown[]): void =>
    void shows.set(word, [...(shows.get(word) ?? []), ...shown.map((one) => asColour(word, one))]);
  const showThing: ShowWord = (word, thing, colour) =>
    show(word, colour === undefined ? { is: 'thing', thing } : { is: 'colour', thing, colour });
  const cast = makeSubjects(words, nouns);
  shelveBooks(words, nouns, cast);
  bringPlayers(words, nouns, cast);
  doAnimalFeats(words, nouns, cast, show);
  bringFlowersNear(cast);
  bringCompany(cast);
  colourParts(words, nouns, cast, showThing);
  colourFur(nouns, cast, showThing);
  // "Stars on a dark blue background": none of them is dark blue.
  const [grounds, free] = [true, false].map((isIt) =>
    loose.filter(({ word }) => (isOfGround(words, word) || isOfLight(words, word)) === isIt),
  );
  const unshared = [...shareColours(nouns, free ?? [], cast, showThing), ...(grounds ?? [])];
  for (const [noun, subject] of cast.byNoun) showNoun(noun, subject, show);
  const toppings = topDishes(words, nouns, cast);
  const seated = [...sitOnBody(prompt, words, nouns, cast), ...bearOnBack(prompt, words, nouns, cast)];
  // The part that somebody sits on is drawn with its owner.
  for (const { word, to } of seated)
    if (to && word.meanings.length === 0) show(word, { is: 'thing', thing: to });
  // "Carrying an apple on its back": the back tells it.
  const loads = new Map(seated.map(({ word, from }) => [word.clause, from]));
  for (const word of words) {
    const load = CARRYING.test(word.text) ? loads.get(word.clause) : undefined;
    if (load) show(word, { is: 'thing', thing: load });
  }
  const dressed = [...dressPeople(words, nouns, cast, showThing), ...dressThings(words, nouns, cast)];
  printOnThings(words, nouns, cast, showThing);
  turnAnimals(words, nouns, cast, (word) => shows.has(word), show);
  const linked = landOnNoses(gatherTies({ prompt, words, nouns, cast }, { dressed, toppings, seated }));
  leapOnMount(words, cast, show);
  shelterUnder(linked);
  const told = feedFromBridge(words, cast, loadTray(words, cast, standHolders(linked)));
  const said = harnessTeam(words, nouns, cast, told);
  workAtTrade(words, cast, said);
  seatCustomers(words, cast, showThing);
  pourAtPicnic(cast);
  const ties = layOnOwnDesk(settleHands(cast, turnToWork(cast, seatOnSeesaw(cast, said)), showThing));
  lieDown(ties);
  standOnSeats(words, ties);
  seatPeople(words, nouns, cast, ties, showThing);
  showTools(words, cast, showThing);
  hangThings(words, nouns, cast, showThing);
  setAlight(words, nouns, cast);
  for (const word of giveEyes(words, nouns, cast, showThing)) show(word);
  for (const { word, by } of makeGlow(words, nouns, cast, ties))
    show(word, ...(by ? [{ is: 'thing' as const, thing: by }] : []));
  for (const { word, by } of kindlePhoenix(words, cast)) show(word, { is: 'thing', thing: by });
  const farOff = tellFar(words, nouns, cast);
  const lifted = liftSwimmers(words, nouns, cast);
  const inWater = standInWater(words, nouns, cast);
  countMounts(words, ties);
  showReplaced(shows, seatCrowd(words, cast, ties));
  showReplaced(shows, expandGroups(cast.subjects, ties, membersNamed(words, nouns, cast)));
  wedInRed(prompt, words, cast, showThing);
  const reading: PromptReading = {
    subjects: cast.subjects,
    links: [],
    writing: written.map(({ writing }) => writing),
    scenes: [],
    isAloft: false,
    time: undefined,
    weather: new Set(),
    plumes: [],
    colours: [],
    placeColours: [],
    relations: new Set(),
    moods: [],
    looks: [],
    lights: new Set(),
    isPortrait: false,
    unwanted,
    absences: forbidden,
    asks: [],
    understood: [],
    ignored: [],
  };
  for (const { writing, own } of written) for (const word of own) show(word, { is: 'thing', thing: writing });
  // "Guests sitting on both sides": nobody who is drawn sits because of them.
  const isOfOther = (word: Word, at: number): boolean =>
    means(word, 'act') && (isOfUnknownThere(words, nouns, at, cast) || isDoneByUnknown(words, at));
  readCircumstances(
    reading,
    words.filter((word, at) => !cast.ofNobody.has(word) && !isOfOther(word, at)),
    show,
  );
  reading.fliers = whoFlies(words, nouns, cast);
  if (reading.isAloft && isAboveOthers(words, nouns, cast)) reading.isAloft = false;
  if (areSilhouettes(prompt)) reading.isSilhouette = true;
  for (const { word, by } of lightWindows(reading, prompt, words)) show(word, { is: 'thing', thing: by });
  for (const { word, by } of [...lifted, ...farOff]) show(word, { is: 'thing', thing: by });
  for (const { word, scene } of tellFarLand(words)) show(word, { is: 'scene', scene });
  for (const { word, by } of inWater)
    show(word, by === 'water' ? { is: 'scene', scene: 'lake' } : { is: 'thing', thing: by.rests ?? by });
  showParts(words, cast, show);
  const byWord = new Map([...cast.byNoun].map(([noun, subject]) => [noun.word, subject]));
  const subjectOf = (word: Word): Subject | undefined => byWord.get(word);
  for (const { word, by } of showNations(words, subjectOf)) show(word, { is: 'thing', thing: by });
  for (const { word, shows: shown } of tellQualities(
    reading,
    words,
    subjectOf,
    (one) => shows.get(one),
    prompt,
  ))
    show(word, ...shown);
  darkenForGlow(reading);
  // Near enough to fill the frame with faces.
  standBehindSitters(reading, ties);
  comeNear(reading, words, ties, shows);
  reading.isPortrait ||= isSeenFromNear(
    reading,
    words.filter((word) => !shows.has(word)),
    ties,
  );
  comeHalfNear(reading, words, (word) => shows.has(word), ties);
  standForPortrait(reading);
  comeNearToNose(reading, ties);
  // A poster's words are on the poster, wherever it was named.
  const { frame } = reading;
  if (frame === 'poster' || frame === 'logo') for (const writing of reading.writing) writing.on ??= frame;
  readColours(reading, words, nouns, unshared, cast, show);
  // Whoever sits for a portrait sits before it.
  if (reading.isPortrait && words.some(isWhiteGround)) {
    reading.frame = 'portrait';
    reading.colours.unshift(WHITE);
  }
  if (reading.frame === 'top_down' && words.some(isWhiteGround)) reading.ground ??= WHITE;
  if (reading.frame === 'specimen') reading.ground ??= OLD_PAPER;
  addLinks(reading, ties);
  const placeLinks = linkToPlaces(prompt, words, nouns, cast, ties);
  if (placeLinks.length > 0) reading.placeLinks = placeLinks;
  hangOnBranch(reading);
  pairDancers(reading);
  pairHuggers(reading);
  joinHands(reading);
  watchWork(reading);
  holdSnacks(reading);
  settleRests(reading, words);
  drinkWater(reading, words, shows);
  settleAnimals(reading, words, showThing);
  floodPlace(
    reading,
    inWater.some(({ by }) => by === 'water'),
  );
  layTable(reading, prompt);
  for (const word of words)
    if (reading.meeting && MEETING_ROOM.test(word.text)) showThing(word, reading.meeting);
  serveAtCounter(reading, prompt);
  mindStalls(reading, words, nouns, cast);
  standLadders(reading, prompt);
  layKeyboards(reading);
  seatViewers(reading);
  shelveThings(reading);
  for (const { word, by } of layFeast(reading, words)) show(word, { is: 'thing', thing: by });
  potFlowersAtHome(reading, prompt);
  standInBottles(reading, prompt);
  giveOneFlower(reading);
  standGiantPlants(reading);
  layFlowersBeside(reading, prompt);
  lightCandles(reading);
  leaveCandlesOut(reading, prompt);
  nameHouseDoor(reading, text);
  addRoom(reading, words);
  const inside = insideOf(words);
  if (inside) reading.inside = inside;
  const asked = [...words, ...[...taken].filter((word) => !words.includes(word))];
  listAsks(
    reading,
    asked.toSorted((a, b) => a.start - b.start),
    nouns,
    shows,
    forbidden,
    prompt,
    ties,
    lostPlaces(
      { prompt, words, nouns },
      // What stands between others is drawn in no other way.
      [...linked.filter(({ relation }) => relation !== 'between'), ...ties],
      placeLinks,
      (word) => shows.has(word),
    ),
  );
  leaveOut(reading);
  return reading;
}

/** Nothing is asked for that has a place in an image. */
function isOfNothing({ subjects, scenes, time, weather, writing, frame, pattern }: PromptReading): boolean {
  const isSheet = frame === 'poster' || frame === 'logo' || pattern !== undefined;
  return (
    !isSheet &&
    time === undefined &&
    [subjects, scenes, writing].every((all) => all.length === 0) &&
    weather.size === 0
  );
}

/** All that is shown in place of an idea tells that idea, as it was written. */
function readStandIn(prompt: string, { words, prompt: picture }: StandIn): PromptReading {
  const reading = readPrompt(picture);
  reading.picture = picture;
  const said = prompt.replace(words, ' ').toLowerCase();
  const [own, shown] = [true, false].map((isIn) =>
    reading.asks.filter((ask) => said.includes(ask.words.toLowerCase()) === isIn),
  );
  setAsks(reading, [{ words, shows: (shown ?? []).flatMap(({ shows }) => shows) }, ...(own ?? [])]);
  return reading;
}

const CARRYING = /^(?:carry|carries|carrying|bearing|驮着|背着|驮)$/i;
const MEETING_ROOM = /^(?:会议室|会议厅|meeting room|conference room|boardroom)$/i;
const WHITE = '#f2f0ec';
const OLD_PAPER = '#efe2c6';

/** What a colour is said of shows it only where it has that colour. */
function asColour(word: Word, shown: Shown): Shown {
  const colour = meaningOf(word, 'colour')?.value;
  return shown.is === 'thing' && colour !== undefined && !means(word, 'subject')
    ? { is: 'colour', thing: shown.thing, colour }
    : shown;
}

/** "White background", 白底. */
function isWhiteGround(word: Word): boolean {
  return meaningOf(word, 'frame')?.value === 'product' && /white|白/i.test(word.text);
}
