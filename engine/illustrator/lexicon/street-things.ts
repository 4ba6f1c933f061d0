// What stands along streets and roads and at their ends: shelters, booths, building sites, works, playgrounds.

import type { SubjectEntry } from './subject.ts';

function thing(
  key: string,
  height: number,
  words: string,
  kind: SubjectEntry['kind'] = 'item',
): SubjectEntry {
  return { key, drawing: `own/${key}`, kind, height, words };
}

export const STREET_THINGS: readonly SubjectEntry[] = [
  thing(
    'bus-shelter',
    0.44,
    'bus stop, bus shelter, bus stops, tram stop, tram shelter, streetcar stop, 公交站, 公交车站, 公交站台, 公交车站台, 公共汽车站, 巴士站, 电车站, 公交站牌, waiting for the bus, waiting for a bus, waits for the bus, 等公交, 等公交车, 等巴士',
  ),
  thing(
    'phone-booth',
    0.44,
    'phone booth, phone box, telephone booth, telephone box, red phone booth, red phone box, red telephone box, red telephone booth, call box, 电话亭, 红色电话亭, 公用电话亭',
  ),
  thing(
    'traffic-light',
    0.5,
    'traffic light, traffic lights, stoplight, traffic signal, 红绿灯, 交通灯, 信号灯',
  ),
  thing(
    'flag-of-china',
    0.5,
    'flag of china, chinese flag, chinese national flag, five-star red flag, 国旗, 五星红旗, 中国国旗, 🇨🇳',
  ),
  thing(
    'building-site',
    0.5,
    'construction site, building site, construction sites, building under construction, tower crane, tower cranes, construction crane, construction cranes, 工地, 建筑工地, 施工现场, 塔吊',
    'building',
  ),
  thing(
    'power-plant',
    0.46,
    'power plant, nuclear power plant, nuclear plant, power station, nuclear power station, coal power plant, cooling towers, cooling tower, 发电厂, 核电站, 电厂, 火电厂, 冷却塔',
    'building',
  ),
  thing(
    'wind-farm',
    0.5,
    'wind farm, wind farms, wind turbines, wind turbine, 风力发电机, 风力发电, 风电场, 风力发电场, 发电风车',
    'building',
  ),
  thing(
    'playground',
    0.36,
    'playground, playgrounds, playground slide, slide and swings, playground equipment, 儿童乐园, 儿童游乐场, 滑梯',
    'building',
  ),
];
