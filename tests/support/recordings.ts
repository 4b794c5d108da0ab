import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Input,
  type MetadataTags,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';

const SAMPLE_RATE_HERTZ = 8000;

/** Returns a quiet tone as a WAV file. */
export function wav(seconds: number): Buffer {
  const samples = Math.round(seconds * SAMPLE_RATE_HERTZ);
  const bytes = Buffer.alloc(44 + samples * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLE_RATE_HERTZ, 24);
  bytes.writeUInt32LE(SAMPLE_RATE_HERTZ * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    bytes.writeInt16LE(
      Math.round(2000 * Math.sin((at / SAMPLE_RATE_HERTZ) * 2 * Math.PI * 440)),
      44 + at * 2,
    );
  }
  return bytes;
}

/** Returns the same with metadata tags. */
export async function taggedWav(seconds: number, tags: MetadataTags): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(new Uint8Array(wav(seconds))), formats: ALL_FORMATS });
  const target = new BufferTarget();
  const output = new Output({ format: new WavOutputFormat({ metadataFormat: 'id3' }), target });
  const conversion = await Conversion.init({ input, output, tags });
  await conversion.execute();
  input.dispose();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

const FORMATS = {
  mp4: () => new Mp4OutputFormat(),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
};
let serial = 0;

/** Returns a video with random frame data: every part of the file is valid, but nothing can be decoded. */
export async function syntheticVideo(
  kind: keyof typeof FORMATS,
  seconds: number,
  tags: MetadataTags = {},
): Promise<Buffer> {
  serial += 1;
  const path = join(tmpdir(), `skein-film-${process.pid}-${serial}`);
  const output = new Output({ format: FORMATS[kind](), target: new FilePathTarget(path) });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source, { frameRate: 1 });
  output.setMetadataTags(tags);
  await output.start();
  for (let at = 0; at < seconds; at += 1) {
    const packet = new EncodedPacket(new Uint8Array(40).fill(at % 250), 'key', at, 1);
    const config = { codec: 'vp09.00.10.08', codedWidth: 1280, codedHeight: 720 };
    await source.add(packet, at === 0 ? { decoderConfig: config } : undefined);
  }
  await output.finalize();
  const bytes = await readFile(path);
  await rm(path);
  return bytes;
}

/** Returns a multipart form with a file, as a call sends it. */
export function formWith(bytes: Buffer, filename = 'file.bin') {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  };
}
