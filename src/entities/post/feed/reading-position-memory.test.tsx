import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clearPositions,
  persistPositions,
  positionOf,
  type ReadingPosition,
  rememberPosition,
} from './reading-position-memory.ts';

function positionAt(offset: number): ReadingPosition {
  return { offset, sizes: [], columns: 1, chosen: [], width: 1024 };
}

function documentWas(type: 'navigate' | 'reload' | 'back_forward') {
  return vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  clearPositions();
});

describe('reading position memory', () => {
  it('a reading position is remembered for the life of the page', () => {
    rememberPosition('a', positionAt(1200));
    expect(positionOf('a')?.offset).toBe(1200);
    expect(positionOf('b')).toBeUndefined();
  });

  it.each(['reload', 'back_forward'] as const)('a reading position survives a %s', (type) => {
    rememberPosition('a', positionAt(1200));
    persistPositions();
    clearPositions();
    documentWas(type);
    expect(positionOf('a')?.offset).toBe(1200);
  });

  it('a reading position survives a reload of a page that has no list', () => {
    rememberPosition('a', positionAt(1200));
    window.dispatchEvent(new Event('pagehide'));
    clearPositions();
    documentWas('reload');
    expect(positionOf('a')?.offset).toBe(1200);
  });

  it('a reading position is dropped when an address is opened anew', () => {
    rememberPosition('a', positionAt(1200));
    persistPositions();
    clearPositions();
    documentWas('navigate');
    expect(positionOf('a')).toBeUndefined();
  });

  it('reading positions are limited to the latest ten [navigation-03]', () => {
    for (let index = 0; index < 11; index += 1) rememberPosition(`list ${index}`, positionAt(index));
    expect(positionOf('list 0')).toBeUndefined();
    expect(positionOf('list 10')?.offset).toBe(10);
  });

  it('reading positions work without storage that is broken or unavailable', () => {
    documentWas('reload');
    sessionStorage.setItem('feed-places', '{"not":');
    expect(positionOf('a')).toBeUndefined();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberPosition('a', positionAt(5));
    persistPositions();
    expect(positionOf('a')?.offset).toBe(5);
  });
});
