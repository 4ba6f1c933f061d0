// Which mountains a place has.

import type { Stage } from '../staging/stage.ts';
import { hasGorge } from './gorge.ts';
import type { MountainKind } from './mountains.ts';

export function mountainKind(stage: Stage): MountainKind {
  const words = stage.reading.understood.join(' ').toLowerCase();
  // In woods and under bridges of rope their walls are green.
  if (/jungle|rainforest|forest|丛林|雨林|森林/.test(words) && hasGorge(stage)) return 'hills';
  if (
    /canyon|gorge|羚羊谷|rainbow mountain|七彩|彩虹山|badlands|\bmesas?\b|\bbuttes?\b|rock formation|red rocks|monument valley|峡谷|雅丹|丹霞|恶地/.test(
      words,
    )
  )
    return 'mesa';
  if (
    /桂林|山水|张家界|guilin|halong|ha long|下龙湾|phang nga|攀牙湾|karst|喀斯特|漓江|阳朔|yangshuo|li river/.test(
      words,
    ) ||
    (stage.look === 'ink' && !stage.isSnowy)
  )
    return 'karst';
  if (stage.look === 'poster' && !stage.isSnowy) return 'hills';
  if (
    /hills?\b|great wall|长城|青山|茶园|terraces|rice terrace|梯田|西湖|满山红叶|香山|west lake|江南|hangzhou|杭州/.test(
      words,
    )
  )
    return 'hills';
  return 'alps';
}

/** Whether mountains belong to the place that was asked for: some are always there then. */
export function isAmongMountains({ reading }: Stage): boolean {
  return reading.scenes.includes('mountains');
}
