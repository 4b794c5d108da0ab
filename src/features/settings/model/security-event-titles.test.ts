import { expect, it } from 'vitest';
import { bundle } from '../../../../tests/contract/bundle.ts';
import { securityEventIcon } from './security-event-icon.ts';
import { EVENT_TITLES, LOGIN_TITLES } from './security-event-titles.ts';

type Values = { 'x-values'?: string[] };
const { SecurityEventKind, SecurityEvent } = bundle.components.schemas as Record<
  string,
  Values & { properties?: Record<string, Values> }
>;

it('security events have a title and an icon for every kind of the contract', () => {
  const kinds = SecurityEventKind?.['x-values'] ?? [];
  expect(Object.keys(EVENT_TITLES).sort()).toEqual(kinds.toSorted());
  expect(kinds.filter((kind) => securityEventIcon(kind) === 'info')).toEqual([]);
  expect(securityEventIcon('moon_phase_changed')).toBe('info');
});

it('security events have a title for every login method of the contract', () => {
  const methods = SecurityEvent?.properties?.method?.['x-values'] ?? [];
  expect(Object.keys(LOGIN_TITLES).sort()).toEqual(methods.toSorted());
});
