/** A frame of a video. `data` is a VP8 key frame. */
export interface WebmFrame {
  data: Uint8Array;
}

const encoder = new TextEncoder();

function join(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function bigEndian(value: number, bytes: number): Uint8Array {
  const out = new Uint8Array(bytes);
  for (let i = bytes - 1, rest = value; i >= 0; i -= 1, rest = Math.floor(rest / 256)) out[i] = rest % 256;
  return out;
}

/** Returns an EBML element: id, length in eight bytes, body. */
function element(id: number, ...body: Uint8Array[]): Uint8Array {
  const content = join(body);
  const idBytes = bigEndian(id, id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1);
  const size = bigEndian(content.length, 8);
  size[0] = 0x01;
  return join([idBytes, size, content]);
}

function uint(id: number, value: number) {
  return element(id, bigEndian(value, value > 0xffffff ? 4 : value > 0xffff ? 3 : value > 0xff ? 2 : 1));
}
const text = (id: number, value: string) => element(id, encoder.encode(value));

function float(id: number, value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(id, bytes);
}

/**
 * Returns a WebM video of key frames of equal duration. Field numbers are those of the Matroska specification (RFC
 * 9559) and of the WebM container guidelines.
 */
export function webm(
  frames: readonly WebmFrame[],
  size: { width: number; height: number },
  frameMs: number,
): Uint8Array {
  const header = element(
    0x1a45dfa3,
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, 'webm'),
    uint(0x4287, 4),
    uint(0x4285, 2),
  );
  const info = element(
    0x1549a966,
    uint(0x2ad7b1, 1_000_000),
    float(0x4489, frames.length * frameMs),
    text(0x4d80, 'skein'),
    text(0x5741, 'skein'),
  );
  const tracks = element(
    0x1654ae6b,
    element(
      0xae,
      uint(0xd7, 1),
      uint(0x73c5, 1),
      uint(0x9c, 0),
      uint(0x83, 1),
      text(0x86, 'V_VP8'),
      uint(0x23e383, frameMs * 1_000_000),
      element(0xe0, uint(0xb0, size.width), uint(0xba, size.height)),
    ),
  );
  // Block timecodes are signed 16-bit numbers, so one cluster holds half a minute; these videos are shorter.
  if (frames.length * frameMs > 32_000)
    throw new RangeError('A film of more than 32 seconds needs several clusters');
  const blocks = frames.map(({ data }, i) =>
    element(0xa3, new Uint8Array([0x81]), bigEndian(i * frameMs, 2), new Uint8Array([0x80]), data),
  );
  const cluster = element(0x1f43b675, uint(0xe7, 0), ...blocks);
  const cues = (position: number) =>
    element(
      0x1c53bb6b,
      element(0xbb, uint(0xb3, 0), element(0xb7, uint(0xf7, 1), element(0xf1, bigEndian(position, 4)))),
    );
  const before = info.length + tracks.length + cues(0).length;
  return join([header, element(0x18538067, info, tracks, cues(before), cluster)]);
}

/**
 * Returns the VP8 key frame inside a lossy WebP file without transparency: such a still picture is one frame of that
 * video codec.
 *
 * @throws RangeError when the file has another format
 */
export function vp8OfWebp(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const word = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  if (word(0) !== 'RIFF' || word(8) !== 'WEBP') throw new RangeError('Not a WebP file');
  for (let at = 12; at + 8 <= file.length; ) {
    const size = view.getUint32(at + 4, true);
    if (word(at) === 'VP8 ') return file.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new RangeError('A WebP file without a lossy frame');
}
