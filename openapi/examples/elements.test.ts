import { expect, test } from 'vitest';
import bundle from '#generated/openapi.json' with { type: 'json' };
import { everyCard, everyElement } from './elements.ts';

const { TimelineElement, CarouselCard } = bundle.components.schemas;
const kindsOf = (elements: ReadonlyArray<{ objectType: string }>) =>
  [...new Set(elements.map((element) => element.objectType))].sort();

test('one example shows every kind of timeline element', () => {
  expect(kindsOf(everyElement)).toEqual(Object.keys(TimelineElement.discriminator.mapping).sort());
});

test('its carousel shows every kind of card', () => {
  expect(kindsOf(everyCard)).toEqual(Object.keys(CarouselCard.discriminator.mapping).sort());
});

test('ids of elements stand once', () => {
  const ids = everyElement.map((element) => `${element.objectType} ${element.id}`);
  expect(new Set(ids).size).toBe(ids.length);
});
