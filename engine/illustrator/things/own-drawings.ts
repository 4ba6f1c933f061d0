// Every drawing of our own that stands as one sprite, by the name the lexicon uses.

import { ANCIENT_SIGHTS } from './ancient-sights.ts';
import { ANIMALS_IN_ACTION } from './animals-in-action.ts';
import { BABY_DRAGONS } from './baby-dragon.ts';
import { CHRISTMAS_TREES } from './christmas-tree.ts';
import { BESIDE_PRODUCTS } from './beside-products.ts';
import { BOULDERS } from './boulder.ts';
import { PEGASUS } from './pegasus.ts';
import { STUMP_AND_LOG } from './stump-and-log.ts';
import { TIRE_STACK } from './tire-stack.ts';
import { BOUQUETS } from './bouquets.ts';
import { BEASTS_OF_TALES } from './beasts-of-tales.ts';
import { BICYCLES } from './bicycle.ts';
import { BEASTS } from './beasts.ts';
import { BOOK_STACKS } from './book-stack.ts';
import { BOWLS_OF_RICE_AND_TOFU } from './bowls.ts';
import { BUBBLES } from './bubbles.ts';
import { CLINIC_THINGS } from './clinic.ts';
import { CHESTS } from './treasure-chest.ts';
import { CHINA_SIGHTS } from './china-sights.ts';
import { CHINA_TOWERS } from './china-towers.ts';
import { CHINESE_ROOM_THINGS } from './chinese-room.ts';
import { CITY_SIGHT_DRAWINGS } from './city-sights.ts';
import { CITY_GATES } from './city-gate.ts';
import { COILING_DRAGONS } from './coiling-dragon.ts';
import { BOWED_AND_PLUCKED } from './bowed-and-plucked.ts';
import { TOWN_DRAWINGS, VILLA_DRAWING } from './coloured-buildings.ts';
import { COILED_SNAKES } from './coiled-snake.ts';
import { COLUMNS } from './columns.ts';
import { CONTAINERS } from './containers.ts';
import { CRAFT_ROOM_THINGS } from './craft-rooms.ts';
import { CRAWLING_THINGS } from './crawling-things.ts';
import { BAMBOO_RAFT } from './bamboo-raft.ts';
import { CRAFTS } from './crafts.ts';
import { CURLED_CLOUDS } from './curled-clouds.ts';
import { DESK_THINGS } from './desk-things.ts';
import { DRINK_BOTTLES } from './drink-bottles.ts';
import { WHOLE_CAKES } from './whole-cakes.ts';
import { DRINKS } from './drinks.ts';
import { FESTIVAL_CREWS } from './festival-crews.ts';
import { FESTIVAL_THINGS } from './festival-things.ts';
import { FERRIS_WHEELS } from './ferris-wheel.ts';
import { FILLED_JARS } from './filled-jars.ts';
import { FISH_TANKS } from './fish-tank.ts';
import { FEAST_FIRES } from './feast-fires.ts';
import { FESTIVE_THINGS } from './festive-things.ts';
import { FAR_SIGHTS } from './far-sights.ts';
import { FLAG_DRAWINGS } from './flag-of-china.ts';
import { FLOWER_PLANTS } from './flower-plants.ts';
import { FLOWERS } from './flowers.ts';
import { FLYING_DRAGONS } from './flying-dragon.ts';
import { FURNITURE_DRAWINGS } from './furniture.ts';
import { GARDEN_THINGS } from './garden-things.ts';
import { GUITARS } from './guitars.ts';
import { HALL_THINGS } from './hall-things.ts';
import { CITY_BOATS } from './gondola.ts';
import { HAMMOCKS } from './hammock.ts';
import { HAND_TOOLS } from './hand-tools.ts';
import { GREAT_DRUM } from './great-drum.ts';
import { HEAPED_THINGS } from './heaped.ts';
import { HILLSIDE_SIGHTS } from './hillside-sights.ts';
import { HALLS_AND_CORRIDORS } from './temple-hall.ts';
import { TWIGS } from './fodder.ts';
import { HELD_BOOKS } from './held-book.ts';
import { HUMMINGBIRD_THINGS } from './hummingbirds.ts';
import { BEEHIVES } from './beehive.ts';
import { INSECTS } from './insects.ts';
import { CURLED_DRAGONS } from './curled-dragon.ts';
import { JEWELLERY } from './jewellery.ts';
import { KEEPSAKES } from './keepsakes.ts';
import { MAKE_UP } from './make-up.ts';
import { LEGENDARY_ARMS } from './legendary-arms.ts';
import { MACHINES_TO_COME } from './machines-to-come.ts';
import { ROBOT_ARM } from './robot-arm.ts';
import { PAINTED_VEHICLES } from './painted-vehicles.ts';
import { MOTOR_SHIPS } from './motor-ships.ts';
import { OSMANTHUS } from './osmanthus.ts';
import { OUTDOOR_THINGS } from './outdoor-things.ts';
import { PALACE_HALLS } from './palace-hall.ts';
import { LEAPING_WHALES } from './leaping-whale.ts';
import { KEYBOARDS } from './keyboard.ts';
import { LADDERS } from './ladders.ts';
import type { OwnDrawing } from './pen.ts';
import { FRUITS } from './fruits.ts';
import { FROZEN_SWEETS } from './frozen-sweets.ts';
import { SAUCE_DISHES } from './sauce-dish.ts';
import { CARRIED_GOODS } from './carried-goods.ts';
import { PACKAGES } from './packages.ts';
import { PAPER_UMBRELLAS } from './paper-umbrella.ts';
import { PASTIMES } from './pastimes.ts';
import { PLATED_DISHES } from './plated-dishes.ts';
import { PUSHED_THINGS } from './pushed-things.ts';
import { REARING_DRAGONS } from './rearing-dragon.ts';
import { STANDING_DRAGONS } from './standing-dragon.ts';
import { RAISED_SNAKES } from './raised-snake.ts';
import { CENTAURS } from './centaur.ts';
import { GENIES } from './genie.ts';
import { GRAVEYARDS } from './graveyard.ts';
import { MERMAIDS } from './mermaid.ts';
import { REEF_FISH } from './reef-fish.ts';
import { RIVER_FISH } from './river-fish.ts';
import { DWELLINGS_OF_CHINA } from './dwellings-of-china.ts';
import { FAR_OUTPOSTS } from './far-outposts.ts';
import { HOUSES_OF_TALES } from './houses-of-tales.ts';
import { ROOM_FITTINGS } from './room-fittings.ts';
import { ROOMS_OF_STYLES } from './rooms-of-styles.ts';
import { ROAST_BIRDS } from './roast-bird.ts';
import { RUINS } from './ruins.ts';
import { SAILING_SHIPS } from './sailing-ships.ts';
import { SEDANS } from './sedans.ts';
import { POTTED_PLANTS } from './pots.ts';
import { SEATS } from './seats.ts';
import { BOXES_AND_STANDS } from './boxes-and-stands.ts';
import { EARBUDS } from './earbuds.ts';
import { SERVED_SETS } from './served-sets.ts';
import { SHARED_PLATES } from './shared-plates.ts';
import { SHELF_THINGS } from './shelf-things.ts';
import { SHOWN_GOODS } from './shown-goods.ts';
import { SIGHTS } from './sights.ts';
import { PLANETS } from './planets.ts';
import { VESSEL_MODELS } from './vessel-models.ts';
import { SMALL_THINGS } from './small-things.ts';
import { SLUG_AND_BEETLE } from './slug-and-beetle.ts';
import { SKELETONS } from './skeleton.ts';
import { STANDS_ALONE } from './stands-alone.ts';
import { RABBIT_LANTERN } from './rabbit-lantern.ts';
import { STREET_THING_DRAWINGS } from './street-things.ts';
import { SHRINES } from './shrine.ts';
import { STRUCTURES } from './structures.ts';
import { SHELTERS } from './shelters.ts';
import { RECORD_AND_SMARTWATCH } from './record-and-smartwatch.ts';
import { SEEDS_AND_LEAVES } from './seeds-and-leaves.ts';
import { SPACE_SHUTTLES } from './space-shuttle.ts';
import { SPACECRAFT } from './spacecraft.ts';
import { SPORTS_CARS } from './sports-car.ts';
import { UPRIGHT_THINGS } from './upright-things.ts';
import { TOWN_VEHICLES } from './town-vehicles.ts';
import { VINTAGE_CARS } from './vintage-car.ts';
import { SUSHI } from './sushi.ts';
import { TALES } from './tales.ts';
import { TELEVISIONS } from './television.ts';
import { TEA_SET } from './tea-set.ts';
import { TERRACE_THINGS } from './terrace-set.ts';
import { NUTS_AND_BERRIES } from './nuts-and-berries.ts';
import { TOPPINGS } from './toppings.ts';
import { TRADE_ROOM_THINGS } from './trade-rooms.ts';
import { TRAYS } from './trays.ts';
import { FULL_BOWLS } from './full-bowls.ts';
import { HEAPED_PLATES } from './heaped-plates.ts';
import { PACKED_GOODS } from './packed-goods.ts';
import { STREET_SNACKS } from './street-snacks.ts';
import { WADING_BIRDS } from './wading-birds.ts';
import { WINTER_THINGS } from './winter-things.ts';
import { BARNS } from './barn.ts';
import { IGLOOS } from './igloo.ts';
import { SCARECROWS } from './scarecrow.ts';
import { STANDING_STONES } from './standing-stones.ts';
import { RUINED_CASTLES } from './ruined-castle.ts';
import { VASES } from './vases.ts';
import { WHIRLPOOLS } from './whirlpool.ts';
import { WORK_PLACES } from './work-places.ts';
import { TEMPLES_OF_LANDS } from './temples-of-lands.ts';
import { SPIDER_WEBS } from './spider-web.ts';
import { WORLD_SIGHTS } from './world-sights.ts';
import { STRING_BALLOONS } from './string-balloon.ts';
import { OFFICE_CHAIR } from './office-chair.ts';
import { MELTING_CLOCK } from './melting-clock.ts';
import { RIVER_LANTERN } from './river-lantern.ts';
import { WREATH } from './wreath.ts';
import { RUBBER_DUCK } from './rubber-duck.ts';
import { SWEATERS } from './sweater.ts';
import { TOASTS } from './toasts.ts';
import { COTTON_CANDY } from './cotton-candy.ts';
import { CLOTHES_ALONE } from './clothes-alone.ts';
import { WORN_ALONE } from './worn-alone.ts';
import { KITCHEN_TOOLS } from './kitchen-tools.ts';
import { BENCH_TOOLS } from './bench-tools.ts';
import { GAMES_ALONE } from './games-alone.ts';
import { HOME_DEVICES } from './home-devices.ts';
import { OLD_WEAPONS_AND_RIDES } from './old-weapons-and-rides.ts';
import { KEEPSAKES_OF_CHINA } from './keepsakes-of-china.ts';
import { YARD_AND_PARLOUR } from './yard-and-parlour.ts';
import { TABLE_AND_FIELD } from './table-and-field.ts';
import { HATS_ALONE } from './hats-alone.ts';
import { WORN_GOODS } from './worn-goods.ts';
import { HOUSE_MACHINES } from './house-machines.ts';
import { HOUSE_PIECES } from './house-pieces.ts';
import { SCHOLAR_THINGS } from './scholar-things.ts';
import { OLD_HOUSEHOLD } from './old-household.ts';
import { WINDS_AND_STRIKES } from './winds-and-strikes.ts';
import { OLD_WORKS } from './old-works.ts';
import { BOARD_GAMES } from './board-games.ts';
import { PLAY_AND_LORE } from './play-and-lore.ts';
import { SKY_SIGHTS } from './sky-sights.ts';

export const OWN_DRAWINGS: Record<string, OwnDrawing> = {
  ...STRUCTURES,
  ...DRINK_BOTTLES,
  ...WHOLE_CAKES,
  ...BABY_DRAGONS,
  ...CHRISTMAS_TREES,
  ...SHRINES,
  ...STRING_BALLOONS,
  ...STREET_THING_DRAWINGS,
  ...FLAG_DRAWINGS,
  ...RABBIT_LANTERN,
  ...CRAFTS,
  ...BAMBOO_RAFT,
  ...BOWED_AND_PLUCKED,
  ...GREAT_DRUM,
  ...PLANETS,
  ...VESSEL_MODELS,
  ...SMALL_THINGS,
  ...FAR_SIGHTS,
  ...FLOWERS,
  ...FLOWER_PLANTS,
  ...FRUITS,
  ...POTTED_PLANTS,
  ...FURNITURE_DRAWINGS,
  ...OUTDOOR_THINGS,
  ...CITY_BOATS,
  ...HAND_TOOLS,
  ...HAMMOCKS,
  ...WORK_PLACES,
  ...CONTAINERS,
  ...BICYCLES,
  ...GUITARS,
  ...PAINTED_VEHICLES,
  ...SAILING_SHIPS,
  ...MOTOR_SHIPS,
  ...BARNS,
  ...IGLOOS,
  ...SCARECROWS,
  ...STANDING_STONES,
  ...RUINED_CASTLES,
  ...WHIRLPOOLS,
  ...VASES,
  ...HELD_BOOKS,
  ...TWIGS,
  ...SIGHTS,
  ...SHELTERS,
  ...UPRIGHT_THINGS,
  ...PAPER_UMBRELLAS,
  ...PASTIMES,
  ...PUSHED_THINGS,
  ...TALES,
  ...SPORTS_CARS,
  ...VINTAGE_CARS,
  ...TOWN_VEHICLES,
  ...SEDANS,
  ...BUBBLES,
  ...RIVER_FISH,
  ...REEF_FISH,
  ...RUINS,
  ...SEATS,
  ...TOPPINGS,
  ...NUTS_AND_BERRIES,
  ...DRINKS,
  ...DESK_THINGS,
  ...PALACE_HALLS,
  ...GARDEN_THINGS,
  ...CHINA_SIGHTS,
  ...CHINA_TOWERS,
  ...CHINESE_ROOM_THINGS,
  ...FESTIVAL_CREWS,
  ...FESTIVAL_THINGS,
  ...TERRACE_THINGS,
  ...SHELF_THINGS,
  ...WADING_BIRDS,
  ...FLYING_DRAGONS,
  ...PACKAGES,
  ...CARRIED_GOODS,
  ...FROZEN_SWEETS,
  ...SAUCE_DISHES,
  ...COILING_DRAGONS,
  ...REARING_DRAGONS,
  ...STANDING_DRAGONS,
  ...RAISED_SNAKES,
  ...CENTAURS,
  ...GENIES,
  ...GRAVEYARDS,
  ...MERMAIDS,
  ...CURLED_DRAGONS,
  ...CURLED_CLOUDS,
  ...CITY_GATES,
  ...CITY_SIGHT_DRAWINGS,
  ...ANCIENT_SIGHTS,
  ...COILED_SNAKES,
  ...COLUMNS,
  ...OSMANTHUS,
  ...LEGENDARY_ARMS,
  ...HUMMINGBIRD_THINGS,
  ...INSECTS,
  ...CRAWLING_THINGS,
  ...SLUG_AND_BEETLE,
  ...BEEHIVES,
  ...CLINIC_THINGS,
  ...TRADE_ROOM_THINGS,
  ...CRAFT_ROOM_THINGS,
  ...HALL_THINGS,
  ...FISH_TANKS,
  ...TOWN_DRAWINGS,
  ...VILLA_DRAWING,
  ...KEYBOARDS,
  ...LADDERS,
  ...TELEVISIONS,
  ...BESIDE_PRODUCTS,
  ...BOUQUETS,
  ...CHESTS,
  ...SHARED_PLATES,
  ...SUSHI,
  ...SERVED_SETS,
  ...EARBUDS,
  ...BOXES_AND_STANDS,
  ...TEA_SET,
  ...TRAYS,
  ...BEASTS,
  ...BOOK_STACKS,
  ...WINTER_THINGS,
  ...LEAPING_WHALES,
  ...ANIMALS_IN_ACTION,
  ...KEEPSAKES,
  ...BOULDERS,
  ...STUMP_AND_LOG,
  ...TIRE_STACK,
  ...PEGASUS,
  ...SPIDER_WEBS,
  ...TEMPLES_OF_LANDS,
  ...WORLD_SIGHTS,
  ...HILLSIDE_SIGHTS,
  ...HEAPED_THINGS,
  ...STANDS_ALONE,
  ...SKELETONS,
  ...ROAST_BIRDS,
  ...HALLS_AND_CORRIDORS,
  ...BOWLS_OF_RICE_AND_TOFU,
  ...STREET_SNACKS,
  ...PACKED_GOODS,
  ...SHOWN_GOODS,
  ...WORN_GOODS,
  ...CLOTHES_ALONE,
  ...WORN_ALONE,
  ...KITCHEN_TOOLS,
  ...BENCH_TOOLS,
  ...GAMES_ALONE,
  ...HOME_DEVICES,
  ...OLD_WEAPONS_AND_RIDES,
  ...KEEPSAKES_OF_CHINA,
  ...YARD_AND_PARLOUR,
  ...TABLE_AND_FIELD,
  ...HATS_ALONE,
  ...COTTON_CANDY,
  ...TOASTS,
  ...SWEATERS,
  ...OFFICE_CHAIR,
  ...MELTING_CLOCK,
  ...RIVER_LANTERN,
  ...WREATH,
  ...RUBBER_DUCK,
  ...JEWELLERY,
  ...FERRIS_WHEELS,
  ...FILLED_JARS,
  ...MAKE_UP,
  ...HEAPED_PLATES,
  ...FULL_BOWLS,
  ...FESTIVE_THINGS,
  ...FEAST_FIRES,
  ...PLATED_DISHES,
  ...MACHINES_TO_COME,
  ...ROBOT_ARM,
  ...BEASTS_OF_TALES,
  ...SPACECRAFT,
  ...RECORD_AND_SMARTWATCH,
  ...SEEDS_AND_LEAVES,
  ...SPACE_SHUTTLES,
  ...DWELLINGS_OF_CHINA,
  ...FAR_OUTPOSTS,
  ...HOUSES_OF_TALES,
  ...ROOM_FITTINGS,
  ...ROOMS_OF_STYLES,
  ...HOUSE_MACHINES,
  ...HOUSE_PIECES,
  ...SCHOLAR_THINGS,
  ...OLD_HOUSEHOLD,
  ...WINDS_AND_STRIKES,
  ...OLD_WORKS,
  ...BOARD_GAMES,
  ...PLAY_AND_LORE,
  ...SKY_SIGHTS,
};
