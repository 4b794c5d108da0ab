import { describe, expect, it } from 'vitest';
import { nextSlot, type QueuePace, slotsAfter } from './queue-times.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (slots: readonly number[]) => slots.map((slot) => new Date(slot).toISOString().slice(0, 16));
function pace(over: Partial<QueuePace> = {}): QueuePace {
  return {
    perDay: 3,
    startHour: 8,
    endHour: 20,
    timezone: 'UTC',
    ...over,
  };
}

describe('slotsAfter and nextSlot', () => {
  it('slotsAfter spreads slots evenly over the hours of each day', () => {
    expect(iso(slotsAfter(pace(), at('2026-05-01T09:00:00Z'), 4))).toEqual([
      '2026-05-01T12:00',
      '2026-05-01T16:00',
      '2026-05-02T08:00',
      '2026-05-02T12:00',
    ]);
  });

  it('nextSlot returns a slot after the given time, never at it', () => {
    expect(iso([nextSlot(pace(), at('2026-05-01T12:00:00Z'))])).toEqual(['2026-05-01T16:00']);
    expect(iso([nextSlot(pace(), at('2026-05-01T11:59:59Z'))])).toEqual(['2026-05-01T12:00']);
  });

  it("slotsAfter follows the blog's time zone and its summer time", () => {
    const berlin = pace({ perDay: 1, startHour: 9, endHour: 10, timezone: 'Europe/Berlin' });
    // Daylight saving time begins on 2026-03-29 and ends on 2026-10-25.
    expect(iso(slotsAfter(berlin, at('2026-03-28T00:00:00Z'), 3))).toEqual([
      '2026-03-28T08:00',
      '2026-03-29T07:00',
      '2026-03-30T07:00',
    ]);
    expect(iso(slotsAfter(berlin, at('2026-10-24T00:00:00Z'), 2))).toEqual([
      '2026-10-24T07:00',
      '2026-10-25T08:00',
    ]);
  });

  it('slotsAfter returns as many rising slots on days of 23 and 25 hours', () => {
    for (const [day, length] of [
      ['2026-03-29', 23],
      ['2026-10-25', 25],
    ] as const) {
      const whole = pace({ perDay: 50, startHour: 0, endHour: 24, timezone: 'Europe/Berlin' });
      const noonBefore = at(`${day}T00:00:00Z`) - 12 * 3_600_000;
      const start = slotsAfter(whole, noonBefore, 200);
      const local = (slot: number) =>
        new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(slot);
      const ofDay = start.filter((slot) => local(slot) === day);
      expect(ofDay).toHaveLength(50);
      const gaps = ofDay.slice(1).map((slot, index) => slot - (ofDay[index] ?? 0));
      expect(gaps.every((gap) => Math.abs(gap - (length * 3_600_000) / 50) <= 1000)).toBe(true);
    }
  });

  it('slotsAfter supports hours across midnight', () => {
    const night = pace({ perDay: 2, startHour: 22, endHour: 2 });
    expect(iso(slotsAfter(night, at('2026-05-02T00:00:00Z') - 1, 3))).toEqual([
      '2026-05-02T00:00',
      '2026-05-02T22:00',
      '2026-05-03T00:00',
    ]);
  });

  it('nextSlot treats an unknown time zone as UTC', () => {
    const nowhere = pace({ timezone: 'Nowhere/Land' });
    expect(iso([nextSlot(nowhere, at('2026-05-01T09:00:00Z'))])).toEqual(['2026-05-01T12:00']);
  });

  it('slotsAfter computes the slots of a full queue at the slowest pace quickly', () => {
    const slots = slotsAfter(
      pace({ perDay: 1, timezone: 'Australia/Lord_Howe' }),
      at('2026-05-01T09:00:00Z'),
      1000,
    );
    expect(new Set(slots).size).toBe(1000);
    expect(slots).toEqual([...slots].sort((a, b) => a - b));
  });
});
