import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPlaces, keepPlace, type Place, placeOf, savePlaces } from './reading-position-memory.ts';

const place = (offset: number): Place => ({ offset, sizes: [], columns: 1, chosen: [], width: 1024 });

function documentWas(type: 'navigate' | 'reload' | 'back_forward') {
  return vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  forgetPlaces();
});

describe('where a list was left', () => {
  it('is known for the life of the page', () => {
    keepPlace('a', place(1200));
    expect(placeOf('a')?.offset).toBe(1200);
    expect(placeOf('b')).toBeUndefined();
  });

  it.each(['reload', 'back_forward'] as const)('survives a %s', (type) => {
    keepPlace('a', place(1200));
    savePlaces();
    forgetPlaces();
    documentWas(type);
    expect(placeOf('a')?.offset).toBe(1200);
  });

  it('survives a reload of a page that has no list', () => {
    keepPlace('a', place(1200));
    window.dispatchEvent(new Event('pagehide'));
    forgetPlaces();
    documentWas('reload');
    expect(placeOf('a')?.offset).toBe(1200);
  });

  it('is forgotten when an address is opened anew', () => {
    keepPlace('a', place(1200));
    savePlaces();
    forgetPlaces();
    documentWas('navigate');
    expect(placeOf('a')).toBeUndefined();
  });

  it('keeps the latest ten [navigation-03]', () => {
    for (let index = 0; index < 11; index += 1) keepPlace(`list ${index}`, place(index));
    expect(placeOf('list 0')).toBeUndefined();
    expect(placeOf('list 10')?.offset).toBe(10);
  });

  it('does without storage that is broken or forbidden', () => {
    documentWas('reload');
    sessionStorage.setItem('feed-places', '{"not":');
    expect(placeOf('a')).toBeUndefined();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepPlace('a', place(5));
    savePlaces();
    expect(placeOf('a')?.offset).toBe(5);
  });
});
