type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Types of the contract's images; the public block format spells them as media types. */
const SHORT_TYPE = /^(?:png|jpeg|gif|webp)$/;
const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Returns a request's values with image blocks of the public format as this contract has them: a single picture as a
 * list, and colours by name (`{ c0: 'a24615' }`) as a list. Files of this site have absolute addresses in responses to
 * the family; those below `origin` become paths again.
 */
export function withPublicBlocks(value: unknown, origin?: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withPublicBlocks(item, origin));
  if (!isFields(value)) return value;
  const read = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withPublicBlocks(item, origin)]),
  );
  if (origin !== undefined && typeof read.url === 'string' && read.url.startsWith(`${origin}/media/`))
    read.url = read.url.slice(origin.length);
  if (read.type === 'image' && isFields(read.media)) read.media = [read.media];
  if (isFields(read.colors)) read.colors = Object.values(read.colors).map(colourOf);
  return read;
}

function colourOf(value: unknown): unknown {
  const digits = HEX.exec(String(value))?.[1];
  return digits === undefined ? value : `#${digits}`;
}

/**
 * Returns a response's values as the public block format has them: the colours of a picture by name and without `#`,
 * and types of pictures as media types. Names are still the contract's.
 */
export function asPublicBlocks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asPublicBlocks);
  if (!isFields(value)) return value;
  const shown = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, asPublicBlocks(item)]));
  if (Array.isArray(shown.colors) && Array.isArray(shown.media)) {
    const named = shown.colors.map((colour, index) => [`c${index}`, String(colour).replace('#', '')]);
    shown.colors = Object.fromEntries(named);
  }
  if (typeof shown.url === 'string' && SHORT_TYPE.test(String(shown.type)))
    shown.type = `image/${shown.type}`;
  return shown;
}
