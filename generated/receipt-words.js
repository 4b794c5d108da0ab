// Written by `npm run generate` from server/. Do not edit.
import { t as wordsByLanguage } from "./words-by-language.js";
// server/modules/payments/receipts/locales/de.po
var messages = JSON.parse("{\"-YrETt\":[\"Was\"],\"7A-zm6\":[\"In der Testkasse bezahlt. Kein Geld ist geflossen.\"],\"EcdbXQ\":[\"Netto\"],\"JpohL9\":[\"Steuer\"],\"Jwf1xR\":[\"Premium, ein Jahr\"],\"NWgvVx\":[\"Alles wurde am \",[\"day\"],\" zurückgegeben.\"],\"XOPo5Z\":[\"Bezahlt mit \",[\"method\"]],\"XlpROs\":[\"Premium, ein Monat\"],\"_jQctM\":[\"An\"],\"ejVYRQ\":[\"Von\"],\"kJXHov\":[\"Zurückgegeben\"],\"oUI8G5\":[\"Beleg \",[\"number\"]],\"qgDry0\":[\"Brutto\"],\"uJ08EC\":[[\"start\"],\" bis \",[\"end\"]],\"v4nCHK\":[\"Bezahlt\"],\"yyCNbG\":[[\"people\",\"plural\",{\"one\":[\"Blaze, \",\"#\",\" Mensch\"],\"other\":[\"Blaze, \",\"#\",\" Leute\"]}]]}");
// server/modules/payments/receipts/words/receipt-words.ts
/** Returns the words of a receipt, said in one language. */
function sayIn(i18n) {
	const days = new Intl.DateTimeFormat(i18n.locale, {
		dateStyle: "long",
		timeZone: "UTC"
	});
	const rates = new Intl.NumberFormat(i18n.locale, {
		style: "percent",
		maximumFractionDigits: 2
	});
	const countries = new Intl.DisplayNames(i18n.locale, { type: "region" });
	const titles = {
		"premium-month": () => i18n._(
			/** i18n */
			{
				id: "XlpROs",
				message: ["Premium, one month"]
			}
		),
		"premium-year": () => i18n._(
			/** i18n */
			{
				id: "Jwf1xR",
				message: ["Premium, one year"]
			}
		)
	};
	return {
		/** Tag of the language. */
		locale: i18n.locale,
		/** Returns a day of the calendar in UTC, from seconds since 1970. */
		day: (timestamp) => days.format(timestamp * 1e3),
		/** Returns the name of a country. */
		country: (code) => countries.of(code) ?? code,
		/** Returns the title of an item of the catalogue; undefined for those whose title is a name. */
		titleOf: (item) => titles[item]?.(),
		blaze: (people) => i18n._(
			/** i18n */
			{
				id: "yyCNbG",
				message: [[
					"people",
					"plural",
					{
						offset: void 0,
						one: [
							"Blaze, ",
							"#",
							" person"
						],
						other: [
							"Blaze, ",
							"#",
							" people"
						]
					}
				]],
				values: { people }
			}
		),
		receipt: (number) => i18n._(
			/** i18n */
			{
				id: "oUI8G5",
				message: ["Receipt ", ["number"]],
				values: { number }
			}
		),
		from: () => i18n._(
			/** i18n */
			{
				id: "ejVYRQ",
				message: ["From"]
			}
		),
		to: () => i18n._(
			/** i18n */
			{
				id: "_jQctM",
				message: ["To"]
			}
		),
		what: () => i18n._(
			/** i18n */
			{
				id: "-YrETt",
				message: ["What"]
			}
		),
		net: () => i18n._(
			/** i18n */
			{
				id: "EcdbXQ",
				message: ["Net"]
			}
		),
		gross: () => i18n._(
			/** i18n */
			{
				id: "qgDry0",
				message: ["Gross"]
			}
		),
		/** Returns the name of a tax with its rate, which is in hundredths of a percent. */
		tax: (name, rateBps) => name === void 0 ? i18n._(
			/** i18n */
			{
				id: "JpohL9",
				message: ["Tax"]
			}
		) : `${name} ${rates.format(rateBps / 1e4)}`,
		period: (start, end) => i18n._(
			/** i18n */
			{
				id: "uJ08EC",
				message: [
					["start"],
					" to ",
					["end"]
				],
				values: {
					start,
					end
				}
			}
		),
		paid: (method) => method === void 0 ? i18n._(
			/** i18n */
			{
				id: "v4nCHK",
				message: ["Paid"]
			}
		) : i18n._(
			/** i18n */
			{
				id: "XOPo5Z",
				message: ["Paid with ", ["method"]],
				values: { method }
			}
		),
		givenBack: () => i18n._(
			/** i18n */
			{
				id: "kJXHov",
				message: ["Given back"]
			}
		),
		allGivenBack: (day) => i18n._(
			/** i18n */
			{
				id: "NWgvVx",
				message: [
					"All of it was given back on ",
					["day"],
					"."
				],
				values: { day }
			}
		),
		test: () => i18n._(
			/** i18n */
			{
				id: "7A-zm6",
				message: ["Paid in the test checkout. No money moved."]
			}
		)
	};
}
/**
* Returns the words of receipts in a language, in English where there is no translation.
*
* @param language wire code or BCP 47 tag
*/
var receiptWordsIn = wordsByLanguage(/* #__PURE__ */ Object.assign({ "../locales/de.po": messages }), sayIn);
export { receiptWordsIn };
