import { describe, expect, it } from 'vitest';
import { paragraphOf } from './from-blocks.ts';
import { isEmptyDoc, picturesOf, recordingsOf, toBlocks } from './to-blocks.ts';
import { type BlockJson, type PictureJson, TEXT_MAX_LENGTH } from './types.ts';
import { withUploads } from './with-uploads.ts';

const line = (words: string): BlockJson => paragraphOf(null, { text: words });
const doc = (...content: BlockJson[]) => ({ type: 'doc' as const, content });
function picture(localId: string, altText = ''): PictureJson {
  return {
    type: 'picture',
    attrs: { localId, block: null, altText },
  };
}
function row(...content: PictureJson[]): BlockJson {
  return {
    type: 'pictureRow',
    attrs: { mode: null },
    content,
  };
}
function uploaded(localId: string) {
  return {
    type: 'image' as const,
    media: [{ url: `/media/${localId}.png`, width: 4, height: 3 }],
  };
}

describe('toBlocks', () => {
  it('toBlocks trims blank lines at both ends and keeps those between', () => {
    const { content } = toBlocks(doc(line(''), line('a'), line(''), line('b'), line('  ')));
    expect(content.map((block) => block.type === 'text' && block.text)).toEqual(['a', '', 'b']);
  });

  it('toBlocks returns no blocks for a document of blank lines', () => {
    expect(toBlocks(doc(line(''), line(' ')))).toEqual({ content: [], layout: [] });
    expect(isEmptyDoc(doc(line(''), line(' ')))).toBe(true);
    expect(isEmptyDoc(doc(row(picture('a'))))).toBe(false);
  });

  it('toBlocks joins adjacent text of one format into one range of code points', () => {
    const bold = [{ type: 'bold' as const }];
    const { content } = toBlocks(
      doc({
        type: 'paragraph',
        attrs: { subtype: null, indentLevel: 0 },
        content: [
          { type: 'text', text: '😀', marks: bold },
          { type: 'text', text: '🏳️‍🌈', marks: [...bold, { type: 'italic' }] },
          { type: 'text', text: 'x' },
        ],
      }),
    );
    expect(content).toEqual([
      {
        type: 'text',
        text: '😀🏳️‍🌈x',
        formatting: [
          { type: 'bold', start: 0, end: 5 },
          { type: 'italic', start: 1, end: 5 },
        ],
      },
    ]);
  });

  it('toBlocks splits text that is too long for one block at a space and keeps its formats', () => {
    const word = `${'ä'.repeat(99)} `;
    const long = word.repeat(60);
    const { content } = toBlocks(
      doc(paragraphOf('indented', { text: long, formatting: [{ type: 'bold', start: 3950, end: 4200 }] })),
    );
    const blocks = content.filter((block) => block.type === 'text');
    expect(blocks.map(({ text }) => text).join('')).toBe(long);
    expect(blocks.every(({ text }) => Array.from(text).length <= TEXT_MAX_LENGTH)).toBe(true);
    expect(blocks[0]?.text.endsWith(' ')).toBe(true);
    expect(blocks.map(({ subtype }) => subtype)).toEqual(['indented', 'indented']);
    expect(blocks.map(({ formatting }) => formatting)).toEqual([
      [{ type: 'bold', start: 3950, end: 4000 }],
      [{ type: 'bold', start: 0, end: 200 }],
    ]);
  });

  it('toBlocks omits images until they are uploaded', () => {
    const started = doc(row(picture('a', ' A cat '), picture('b')), line('hi'));
    expect(toBlocks(started).content).toHaveLength(1);
    const done = withUploads(started, { picture: uploaded, recording: () => undefined });
    expect(toBlocks(done)).toEqual({
      content: [{ ...uploaded('a'), altText: 'A cat' }, uploaded('b'), { type: 'text', text: 'hi' }],
      layout: [{ type: 'rows', display: [{ blocks: [0, 1] }, { blocks: [2] }] }],
    });
    expect(picturesOf(started).map(({ attrs }) => attrs.localId)).toEqual(['a', 'b']);
  });

  it('toBlocks omits audio and video until they are uploaded', () => {
    const sound = { type: 'audio' as const, provider: 'skein' as const, media: { url: '/media/a.mp3' } };
    const started = doc(
      { type: 'recording', attrs: { localId: 'a', kind: 'audio', block: null } },
      line('hi'),
    );
    expect(toBlocks(started).content).toEqual([{ type: 'text', text: 'hi' }]);
    const done = withUploads(started, {
      picture: uploaded,
      recording: (id) => (id === 'a' ? sound : undefined),
    });
    expect(toBlocks(done).content).toEqual([sound, { type: 'text', text: 'hi' }]);
    expect(recordingsOf(started)).toHaveLength(1);
  });

  it('withUploads returns the same document while no upload has finished', () => {
    const nothing = { picture: () => undefined, recording: () => undefined };
    const started = doc(row(picture('a')), line('hi'));
    expect(withUploads(started, nothing)).toBe(started);
    const done = withUploads(started, { ...nothing, picture: uploaded });
    expect(done.content[1]).toBe(started.content[1]);
    expect(withUploads(done, { ...nothing, picture: uploaded })).toBe(done);
  });

  it('toBlocks writes one read-more position, never after the last block', () => {
    const fold: BlockJson = { type: 'readMore' };
    const folded = toBlocks(doc(line('a'), fold, line('b'), fold, line('c'))).layout;
    expect(folded).toEqual([
      { type: 'rows', display: [{ blocks: [0] }, { blocks: [1] }, { blocks: [2] }], truncateAfter: 0 },
    ]);
    expect(toBlocks(doc(line('a'), fold, line(''))).layout).toEqual([]);
  });
});
