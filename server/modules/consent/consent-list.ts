import { readFileSync } from 'node:fs';
import { GVL, type VendorList } from '@iabtechlabtcf/core';
import type { components } from '#generated/types/api.d.ts';
import { SITE_STORAGE } from '#src/domain/site-storage.ts';

type Schemas = components['schemas'];
type StoredItem = Schemas['StoredItem'];

/** Highest number of a vendor that fits the contract's bit string. */
const MAX_VENDOR_NUMBER = 5000;
/** Vendors that fit the cookie of a visitor. */
const MAX_VENDORS = 200;
const MAX_PURPOSE = 24;
const DAY_SECONDS = 86_400;

/** Purposes, vendors and stored items that the site asks for; the operator's data. */
export interface ConsentList {
  /** Version of the vendor list; 0 without one. */
  version: number;
  purposes: readonly Schemas['ConsentPurpose'][];
  specialFeatures: readonly Schemas['ConsentPurpose'][];
  vendors: readonly Schemas['ConsentVendor'][];
  /** Everything that is stored in a browser, also what needs no consent. */
  storage: readonly StoredItem[];
  /** Number of the operator's consent management platform in the TCF; undefined without one. */
  cmpId: number | undefined;
  cmpVersion: number;
  /** The vendor list as the TCF publishes it; undefined without one. */
  vendorList: VendorList | undefined;
}

/** List of a site that uses data for nothing that needs a consent. */
export const EMPTY_LIST: ConsentList = {
  version: 0,
  purposes: [],
  specialFeatures: [],
  vendors: [],
  storage: SITE_STORAGE,
  cmpId: undefined,
  cmpVersion: 0,
  vendorList: undefined,
};

/** Returns true when something needs a consent. */
export function asksConsent({ purposes, specialFeatures, vendors }: ConsentList): boolean {
  return purposes.length + specialFeatures.length + vendors.length > 0;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
function isNumberUpTo(value: unknown, most: number, least = 1): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function numbersIn(value: unknown, most: number): number[] {
  const numbers = Array.isArray(value) ? value : [];
  return numbers.filter((each): each is number => isNumberUpTo(each, most));
}

function storedItemIn(value: unknown): StoredItem {
  if (!isObject(value) || typeof value.name !== 'string' || typeof value.description !== 'string')
    throw new TypeError('each entry of "storage" has a name and a description');
  const kind = (['cookie', 'local', 'session', 'database'] as const).find((each) => each === value.kind);
  if (kind === undefined) throw new TypeError(`"storage": ${value.name} has no known kind`);
  const purposes = numbersIn(value.purposes, MAX_PURPOSE);
  if (purposes.length === 0) throw new TypeError(`"storage": ${value.name} names no purpose`);
  const days = isNumberUpTo(value.days, 4000, 0) ? value.days : 0;
  return {
    name: value.name,
    kind,
    purposes,
    maxAgeSeconds: days * DAY_SECONDS,
    description: value.description,
  };
}

/** Texts of a purpose or special feature of the list, in the order of their numbers. */
function purposesOf(list: GVL, which: 'purposes' | 'specialFeatures', numbers: ReadonlySet<number>) {
  return Object.values(list[which])
    .filter(({ id }) => numbers.has(id))
    .map(({ id, name, description }) => ({ number: id, name, description }));
}

function vendorOf(list: GVL, vendor: Json, places: Json): Schemas['ConsentVendor'] {
  const { id, name } = vendor;
  if (!isNumberUpTo(id, MAX_VENDOR_NUMBER) || typeof name !== 'string')
    throw new TypeError('each vendor has a number and a name');
  const urls = Array.isArray(vendor.urls) ? vendor.urls.filter(isObject) : [];
  const policyUrl = urls.find(({ langId }) => langId === 'en')?.privacy ?? urls[0]?.privacy;
  if (typeof policyUrl !== 'string' || !/^https?:/.test(policyUrl) || !URL.canParse(policyUrl))
    throw new TypeError(`vendor ${id} has no address of its privacy policy`);
  const retention = isObject(vendor.dataRetention) ? vendor.dataRetention.stdRetention : undefined;
  const categories = isObject(list.dataCategories) ? (list.dataCategories as unknown as Json) : {};
  const place = places[String(id)];
  return {
    number: id,
    name,
    ...(typeof place === 'string' ? { place } : {}),
    policyUrl,
    purposes: numbersIn(vendor.purposes, MAX_PURPOSE),
    legIntPurposes: numbersIn(vendor.legIntPurposes, MAX_PURPOSE),
    specialFeatures: numbersIn(vendor.specialFeatures, 12),
    features: numbersIn(vendor.features, MAX_PURPOSE),
    dataCategories: numbersIn(vendor.dataDeclaration, 99).flatMap((number) => {
      const category = categories[String(number)];
      return isObject(category) && typeof category.name === 'string' ? [category.name] : [];
    }),
    ...(isNumberUpTo(retention, 40_000, 0) ? { retentionDays: retention } : {}),
  };
}

/**
 * Reads the operator's list: `vendorList` as the TCF publishes it, cut down to the vendors that the site works with;
 * `purposes` of the site itself; `storage` that needs them; `places` of vendors by number; `cmpId` and `cmpVersion`.
 *
 * @throws {TypeError} with what is wrong, in words for the operator
 */
export function parseConsentList(value: unknown): ConsentList {
  if (!isObject(value) || !isObject(value.vendorList)) throw new TypeError('it has no "vendorList"');
  const vendorList = value.vendorList as unknown as VendorList;
  const list = new GVL(vendorList);
  const vendors = Object.values(isObject(vendorList.vendors) ? vendorList.vendors : {})
    .filter((vendor) => isObject(vendor) && vendor.deletedDate === undefined)
    .map((vendor) => vendorOf(list, vendor as unknown as Json, isObject(value.places) ? value.places : {}));
  if (vendors.length > MAX_VENDORS) throw new TypeError(`it has more than ${MAX_VENDORS} vendors`);
  const asked = new Set([
    ...numbersIn(value.purposes, MAX_PURPOSE),
    ...vendors.flatMap(({ purposes, legIntPurposes = [] }) => [...purposes, ...legIntPurposes]),
  ]);
  const { cmpId, cmpVersion } = value;
  return {
    version: list.vendorListVersion,
    purposes: purposesOf(list, 'purposes', asked),
    specialFeatures: purposesOf(
      list,
      'specialFeatures',
      new Set(vendors.flatMap(({ specialFeatures = [] }) => specialFeatures)),
    ),
    vendors,
    storage: [
      ...SITE_STORAGE,
      ...(Array.isArray(value.storage) ? value.storage.map((each) => storedItemIn(each)) : []),
    ],
    cmpId: isNumberUpTo(cmpId, 4095, 2) ? cmpId : undefined,
    cmpVersion: isNumberUpTo(cmpVersion, 4095, 0) ? cmpVersion : 0,
    vendorList,
  };
}

/** Reads the operator's list from a file. */
export function readConsentList(path: string): ConsentList {
  return parseConsentList(JSON.parse(readFileSync(path, 'utf8')));
}
