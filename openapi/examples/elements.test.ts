import { expect, test } from 'vitest';
import bundle from '#generated/openapi.json' with { type: 'json' };
import { everyCard, everyElement } from './elements.ts';

const { TimelineElement, CarouselCard } = bundle.components.schemas;
const kindsOf = (elements: ReadonlyArray<{ objectType: string }>) =>
  [...new Set(elements.map((element) => element.objectType))].sort();

test('one timeline example contains every kind of element', () => {
  expect(kindsOf(everyElement)).toEqual(Object.keys(TimelineElement.discriminator.mapping).sort());
});

test('the carousel example contains every kind of card', () => {
  expect(kindsOf(everyCard)).toEqual(Object.keys(CarouselCard.discriminator.mapping).sort());
});

test('element ids are unique', () => {
  const ids = everyElement.map((element) => `${element.objectType} ${element.id}`);
  expect(new Set(ids).size).toBe(ids.length);
});
