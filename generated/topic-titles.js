// Written by `npm run generate` from server/. Do not edit.
import { t as wordsByLanguage } from "./words-by-language.js";
// server/modules/onboarding/locales/de.po
var messages = JSON.parse("{\"1fEYS3\":[\"Katzen mit Beschwerden\"],\"3gzPkW\":[\"Brot und wie es misslingt\"],\"Apn6OF\":[\"Hütten über den Bäumen\"],\"AxRBeV\":[\"Kleine Gedichte\"],\"BY3iYy\":[\"Der Nachthimmel\"],\"JWc_RN\":[\"Ton und Glasur\"],\"LfcPKq\":[\"Musik zum Arbeiten\"],\"Q70RyM\":[\"Comics\"],\"S0tWEZ\":[\"Film, Korn und Nebel\"],\"Ts0KJ0\":[\"Wolle und Flicken\"],\"aX62Vi\":[\"Schrebergärten\"],\"nUJqbV\":[\"Karten von nirgendwo\"],\"ssm_IS\":[\"Spiele von alten Maschinen\"],\"x9C3RA\":[\"Kleine Quadrate, große Bilder\"],\"yDkpIv\":[\"Notizbücher und Tinte\"],\"yTZ6LM\":[\"Bücher mit Rand\"]}");
// server/modules/onboarding/words/topic-titles.ts
/** Returns the hand-chosen topics, as titles by normalized tag, said in one language. */
function sayIn(i18n) {
	return {
		bread: i18n._(
			/** i18n */
			{
				id: "3gzPkW",
				message: ["Bread and its failures"]
			}
		),
		astronomy: i18n._(
			/** i18n */
			{
				id: "BY3iYy",
				message: ["The night sky"]
			}
		),
		"hut life": i18n._(
			/** i18n */
			{
				id: "Apn6OF",
				message: ["Huts above the trees"]
			}
		),
		cats: i18n._(
			/** i18n */
			{
				id: "1fEYS3",
				message: ["Cats with grievances"]
			}
		),
		"small poems": i18n._(
			/** i18n */
			{
				id: "AxRBeV",
				message: ["Small poems"]
			}
		),
		maps: i18n._(
			/** i18n */
			{
				id: "nUJqbV",
				message: ["Maps of nowhere"]
			}
		),
		comics: i18n._(
			/** i18n */
			{
				id: "Q70RyM",
				message: ["Comics"]
			}
		),
		weaving: i18n._(
			/** i18n */
			{
				id: "Ts0KJ0",
				message: ["Wool and mending"]
			}
		),
		photography: i18n._(
			/** i18n */
			{
				id: "S0tWEZ",
				message: ["Film, grain and fog"]
			}
		),
		gardening: i18n._(
			/** i18n */
			{
				id: "aX62Vi",
				message: ["Allotments"]
			}
		),
		calligraphy: i18n._(
			/** i18n */
			{
				id: "yDkpIv",
				message: ["Notebooks and ink"]
			}
		),
		books: i18n._(
			/** i18n */
			{
				id: "yTZ6LM",
				message: ["Books with margins"]
			}
		),
		ceramics: i18n._(
			/** i18n */
			{
				id: "JWc_RN",
				message: ["Clay and glaze"]
			}
		),
		"pixel art": i18n._(
			/** i18n */
			{
				id: "x9C3RA",
				message: ["Small squares, big pictures"]
			}
		),
		music: i18n._(
			/** i18n */
			{
				id: "LfcPKq",
				message: ["Music to work to"]
			}
		),
		"retro games": i18n._(
			/** i18n */
			{
				id: "ssm_IS",
				message: ["Games from old machines"]
			}
		)
	};
}
/**
* Returns the titles of the hand-chosen topics in a language, in English where there is no translation.
*
* @param language wire code or BCP 47 tag
*/
var topicTitlesIn = wordsByLanguage(/* #__PURE__ */ Object.assign({ "../locales/de.po": messages }), sayIn);
export { topicTitlesIn };
