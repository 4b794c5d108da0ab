// Written by `npm run generate` from server/. Do not edit.
import { t as wordsByLanguage } from "./words-by-language.js";
// server/feed/elements/locales/de.po
var messages = JSON.parse("{\"0AtWjt\":[\"Tags, die dir gefallen könnten\"],\"1Pl687\":[\"Community gründen\"],\"2HXaCD\":[[\"count\",\"plural\",{\"one\":[\"Bisher \",\"#\",\" Beitrag.\"],\"other\":[\"Bisher \",\"#\",\" Beiträge.\"]}]],\"Ay5Lra\":[\"Orte für alle, die dasselbe mögen.\"],\"CmfDdE\":[[\"years\",\"plural\",{\"one\":[[\"blog\"],\" wird heute \",\"#\",\" Jahr alt\"],\"other\":[[\"blog\"],\" wird heute \",\"#\",\" Jahre alt\"]}]],\"Esi2mr\":[\"Deine Filter, Stummschaltungen und Sperren blenden hier Beiträge aus.\"],\"G1fI0n\":[\"Folge einem Tag\"],\"LDs6sL\":[\"Tags finden\"],\"O2UpM1\":[\"Stöbern\"],\"OFGU_f\":[[\"count\",\"plural\",{\"one\":[\"#\",\" Person folgt \",[\"blog\"]],\"other\":[\"#\",\" Leute folgen \",[\"blog\"]]}]],\"TvnJHL\":[\"Hervorgehoben für #\",[\"tag\"]],\"U0TRy6\":[\"Alles durchsuchen\"],\"U4uFcI\":[[\"count\",\"plural\",{\"one\":[[\"blogs\"],\" folgt ihm\"],\"other\":[[\"blogs\"],\" folgen ihm\"]}]],\"_XN91V\":[\"Communities\"],\"a50Htx\":[[\"count\",\"plural\",{\"one\":[[\"blog\"],\" hat \",\"#\",\" Beitrag\"],\"other\":[[\"blog\"],\" hat \",\"#\",\" Beiträge\"]}]],\"cUh7AZ\":[\"So geht das\"],\"dawGXM\":[\"Hier stünde eine Anzeige.\"],\"iXVnRA\":[\"Beliebte Communities\"],\"jilQgv\":[\"Beiträge mit Tags, denen du folgst, werden für dich gesammelt.\"],\"juKchj\":[\"Keine Beiträge passen zu deinen Filtern.\"],\"jwlTde\":[[\"blog\"],\" hat den ersten Beitrag\"],\"n8pn2u\":[\"Viele folgen ihm\"],\"nfZOhy\":[\"Beiträge über #\",[\"tag\"]],\"ocRT2i\":[\"Mit Premium steht nie eine da.\"],\"pK6d8q\":[\"Deine Tags\"],\"qh4MH-\":[\"Hervorgehoben\"],\"qyAYGr\":[\"Keine Beiträge von \",[\"blog\"],\" passen zu deinen Filtern.\"],\"tEby59\":[\"Wo deine Freunde sind\"],\"wdnyxm\":[[\"count\",\"plural\",{\"one\":[[\"blogs\"],\" ist dabei\"],\"other\":[[\"blogs\"],\" sind dabei\"]}]]}");
// server/feed/elements/words/element-words.ts
/** Returns the words of elements between posts, said in one language. */
function sayIn(i18n) {
	const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" });
	return {
		adWouldStandHere: () => i18n._(
			/** i18n */
			{
				id: "dawGXM",
				message: ["An ad would stand here."]
			}
		),
		noAdsWithPremium: () => i18n._(
			/** i18n */
			{
				id: "ocRT2i",
				message: ["With premium none ever does."]
			}
		),
		seePremium: () => i18n._(
			/** i18n */
			{
				id: "cUh7AZ",
				message: ["How that works"]
			}
		),
		hiddenByChoice: () => i18n._(
			/** i18n */
			{
				id: "Esi2mr",
				message: ["Your filters, mutes and blocks hide posts here."]
			}
		),
		noPostsMatch: () => i18n._(
			/** i18n */
			{
				id: "juKchj",
				message: ["No posts match your filters."]
			}
		),
		noPostsOfBlogMatch: (blog) => i18n._(
			/** i18n */
			{
				id: "qyAYGr",
				message: [
					"No posts of ",
					["blog"],
					" match your filters."
				],
				values: { blog }
			}
		),
		searchEverything: () => i18n._(
			/** i18n */
			{
				id: "U0TRy6",
				message: ["Search everything"]
			}
		),
		isYearsOld: (blog, years) => i18n._(
			/** i18n */
			{
				id: "CmfDdE",
				message: [[
					"years",
					"plural",
					{
						offset: void 0,
						one: [
							["blog"],
							" is ",
							"#",
							" year old today"
						],
						other: [
							["blog"],
							" is ",
							"#",
							" years old today"
						]
					}
				]],
				values: {
					years,
					blog
				}
			}
		),
		hasFirstPost: (blog) => i18n._(
			/** i18n */
			{
				id: "jwlTde",
				message: [["blog"], " has its first post"],
				values: { blog }
			}
		),
		hasPosts: (blog, count) => i18n._(
			/** i18n */
			{
				id: "a50Htx",
				message: [[
					"count",
					"plural",
					{
						offset: void 0,
						one: [
							["blog"],
							" has ",
							"#",
							" post"
						],
						other: [
							["blog"],
							" has ",
							"#",
							" posts"
						]
					}
				]],
				values: {
					count,
					blog
				}
			}
		),
		hasFollowers: (blog, count) => i18n._(
			/** i18n */
			{
				id: "OFGU_f",
				message: [[
					"count",
					"plural",
					{
						offset: void 0,
						one: [
							"#",
							" person follows ",
							["blog"]
						],
						other: [
							"#",
							" people follow ",
							["blog"]
						]
					}
				]],
				values: {
					count,
					blog
				}
			}
		),
		postsSoFar: (count) => i18n._(
			/** i18n */
			{
				id: "2HXaCD",
				message: [[
					"count",
					"plural",
					{
						offset: void 0,
						one: ["#", " post so far."],
						other: ["#", " posts so far."]
					}
				]],
				values: { count }
			}
		),
		followedBy: (names) => {
			const [count, blogs] = [names.length, list.format(names)];
			return i18n._(
				/** i18n */
				{
					id: "U4uFcI",
					message: [[
						"count",
						"plural",
						{
							offset: void 0,
							one: ["Followed by ", ["blogs"]],
							other: ["Followed by ", ["blogs"]]
						}
					]],
					values: {
						count,
						blogs
					}
				}
			);
		},
		postsAbout: (tag) => i18n._(
			/** i18n */
			{
				id: "nfZOhy",
				message: ["Posts about #", ["tag"]],
				values: { tag }
			}
		),
		isPromoted: () => i18n._(
			/** i18n */
			{
				id: "qh4MH-",
				message: ["Put forward"]
			}
		),
		isPromotedIn: (tag) => i18n._(
			/** i18n */
			{
				id: "TvnJHL",
				message: ["Put forward for #", ["tag"]],
				values: { tag }
			}
		),
		isPopular: () => i18n._(
			/** i18n */
			{
				id: "n8pn2u",
				message: ["Many people follow it"]
			}
		),
		yourTags: () => i18n._(
			/** i18n */
			{
				id: "pK6d8q",
				message: ["Your tags"]
			}
		),
		recommendedTags: () => i18n._(
			/** i18n */
			{
				id: "0AtWjt",
				message: ["Tags you may like"]
			}
		),
		followTag: () => i18n._(
			/** i18n */
			{
				id: "G1fI0n",
				message: ["Follow a tag"]
			}
		),
		followTagWhy: () => i18n._(
			/** i18n */
			{
				id: "jilQgv",
				message: ["Posts with the tags you follow are collected for you."]
			}
		),
		findTags: () => i18n._(
			/** i18n */
			{
				id: "LDs6sL",
				message: ["Find tags"]
			}
		),
		communities: () => i18n._(
			/** i18n */
			{
				id: "_XN91V",
				message: ["Communities"]
			}
		),
		communitiesWhy: () => i18n._(
			/** i18n */
			{
				id: "Ay5Lra",
				message: ["Places for everybody who likes the same thing."]
			}
		),
		startCommunity: () => i18n._(
			/** i18n */
			{
				id: "1Pl687",
				message: ["Start a community"]
			}
		),
		browse: () => i18n._(
			/** i18n */
			{
				id: "O2UpM1",
				message: ["Browse"]
			}
		),
		whereFriendsAre: () => i18n._(
			/** i18n */
			{
				id: "tEby59",
				message: ["Where your friends are"]
			}
		),
		popularCommunities: () => i18n._(
			/** i18n */
			{
				id: "iXVnRA",
				message: ["Popular communities"]
			}
		),
		areInIt: (names) => {
			const [count, blogs] = [names.length, list.format(names)];
			return i18n._(
				/** i18n */
				{
					id: "wdnyxm",
					message: [[
						"count",
						"plural",
						{
							offset: void 0,
							one: [["blogs"], " is in it"],
							other: [["blogs"], " are in it"]
						}
					]],
					values: {
						count,
						blogs
					}
				}
			);
		}
	};
}
/**
* Returns the words of elements between posts in a language, in English where there is no translation.
*
* @param language wire code or BCP 47 tag
*/
var elementWordsIn = wordsByLanguage(/* #__PURE__ */ Object.assign({ "../locales/de.po": messages }), sayIn);
export { elementWordsIn };
