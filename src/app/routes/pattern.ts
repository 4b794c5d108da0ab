/** What a pattern found in a path, decoded. */
export type PathParams = Record<string, string>;

interface Segment {
  /** Set for a fixed piece, in lower case. */
  fixed?: string;
  /** Set for a parameter: its name. */
  param?: string;
  /** Fixed text before the parameter, such as the @ of `/@:blogname`. */
  prefix: string;
  optional: boolean;
}

/** A pattern made ready for matching. */
export interface CompiledPattern {
  pattern: string;
  segments: readonly Segment[];
}

const PARAM = /^([^:]*):(\w+)(\?)?$/;

const parseSegment = (text: string): Segment => {
  const [, prefix = '', param, optional] = PARAM.exec(text) ?? [];
  return param
    ? { param, prefix, optional: optional === '?' }
    : { fixed: text.toLowerCase(), prefix: '', optional: false };
};

const split = (path: string): string[] => path.split('/').filter((piece) => piece !== '');

/**
 * Reads a pattern: fixed pieces, `:param`, `:param?` at the end, and text before a parameter (`/@:blogname`), which the
 * router's own patterns do not know.
 */
export const compilePattern = (pattern: string): CompiledPattern => ({
  pattern,
  segments: split(pattern).map(parseSegment),
});

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

function matchSegment(segment: Segment, piece: string, params: PathParams): boolean {
  const text = decode(piece);
  if (text === undefined) return false;
  if (segment.param === undefined) return text.toLowerCase() === segment.fixed;
  if (!text.startsWith(segment.prefix)) return false;
  const value = text.slice(segment.prefix.length);
  if (value === '') return false;
  params[segment.param] = value;
  return true;
}

/** The parameters of a path, or undefined when it is not of this pattern or not encoded properly. */
export function matchPattern({ segments }: CompiledPattern, pathname: string): PathParams | undefined {
  const pieces = split(pathname);
  if (pieces.length > segments.length) return undefined;
  const params: PathParams = {};
  for (const [index, segment] of segments.entries()) {
    const piece = pieces[index];
    if (piece === undefined) {
      if (segment.optional) continue;
      return undefined;
    }
    if (!matchSegment(segment, piece, params)) return undefined;
  }
  return params;
}

/** A path of a pattern. The values are encoded here. */
export function fillPattern({ segments }: CompiledPattern, params: PathParams): string {
  const pieces = segments.flatMap((segment) => {
    if (segment.param === undefined) return [segment.fixed ?? ''];
    const value = params[segment.param];
    return value === undefined ? [] : [segment.prefix + encodeURIComponent(value)];
  });
  return `/${pieces.join('/')}`;
}
