// What a file says of its making: who, which work, when, and for works of an AI the implicit label of GB 45438-2025.
import { XMP_KEYWORD } from './write-png-text.ts';

const PRODUCT = 'Atelier';

export type Making = {
  engine: { name: string; isAi: boolean };
  taskId: number;
  /** Of the result in its task. */
  index: number;
  at: Date;
};

/** Text chunks for a PNG; the XMP packet among them is what other programs read. */
export function describeImage(making: Making): Record<string, string> {
  return {
    Software: makerOf(making),
    'Content ID': contentIdOf(making),
    'Creation Time': making.at.toISOString(),
    [XMP_KEYWORD]: writeXmp(making),
  };
}

/** Global metadata for an MP4, by the names of ffmpeg. */
export function describeVideo(making: Making): Record<string, string> {
  const { engine, at } = making;
  return {
    artist: makerOf(making),
    comment: `Content ID ${contentIdOf(making)}`,
    creation_time: at.toISOString(),
    ...(engine.isAi ? { AIGC: writeAigc(making) } : {}),
  };
}

const makerOf = ({ engine }: Making) => `${PRODUCT} (${engine.name})`;
const contentIdOf = ({ taskId, index }: Making) => `atelier:${taskId}:${index}`;

/**
 * The fields of annex E of the standard, as one JSON text. Label 1: made by an AI; the built-in engine is none, so that
 * its files have no such field. The reserved codes are for signatures, of which there are none.
 */
function writeAigc(making: Making): string {
  const id = contentIdOf(making);
  return JSON.stringify({
    Label: '1',
    ContentProducer: PRODUCT,
    ProduceID: id,
    ReservedCode1: '',
    ContentPropagator: PRODUCT,
    PropagateID: id,
    ReservedCode2: '',
  });
}

/** The practice guide of the standard's committee gives the label this namespace. */
function writeXmp(making: Making): string {
  const { engine, at } = making;
  const fields = [
    ['xmp:CreatorTool', makerOf(making)],
    ['xmp:CreateDate', at.toISOString()],
    ['dc:identifier', contentIdOf(making)],
    ...(engine.isAi ? [['TC260:AIGC', writeAigc(making)]] : []),
  ] as const;
  const inside = fields.map(([name = '', value = '']) => `<${name}>${escapeXml(value)}</${name}>`).join('');
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"' +
    ` xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/">${inside}</rdf:Description></rdf:RDF></x:xmpmeta>` +
    '<?xpacket end="r"?>'
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
