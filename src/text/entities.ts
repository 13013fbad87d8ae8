/** The one door to HTML's entities: named, decimal and hexadecimal, with or without their semicolon, as a browser reads them. */
import { decodeHTML } from "entities";

/** @returns the same text where nothing is written as an entity */
export const withoutEntities = (text: string): string => (text.includes("&") ? decodeHTML(text) : text);
