// What people play around a table, or draw there: see `draw-at-table.ts`.

export type TableGame = 'cards' | 'mahjong' | 'board' | 'drawing';

/** Chess is played by two at a board of their own: see `hand-work.ts`. */
export const TABLE_GAMES: Readonly<Record<Exclude<TableGame, 'drawing'>, string>> = {
  cards:
    'playing cards together, play cards, plays cards, playing card games, playing a card game, playing poker, plays poker, poker night, poker game, a game of poker, a game of cards, game of cards, 打牌, 打扑克, 打扑克牌, 玩扑克, 玩扑克牌, 玩牌, 斗地主, 打纸牌',
  mahjong:
    'playing mahjong, plays mahjong, play mahjong, a game of mahjong, mahjong game, 打麻将, 打着麻将, 搓麻将, 搓麻, 玩麻将',
  board:
    'playing board games, playing a board game, play board games, board game night, playing monopoly, playing ludo, 玩桌游, 玩大富翁, 玩飞行棋, 下飞行棋, 玩桌面游戏',
};
