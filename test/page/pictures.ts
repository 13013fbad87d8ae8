/**
 * The page's pictures, compared with those that are kept: each as a grid of how bright its cells are, in which a letter drawn otherwise
 * is nothing and a part that moved, is gone or lies over another is much. Other fonts break lines elsewhere: on a machine with other ones
 * the boxes of the layout are compared in their place, as far as no font tells how wide they are.
 */
import fs from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

const KEPT = join(import.meta.dirname, "pictures.json");
/** In pixels. */
const CELL = 40;
/** 36 shades, one sign each. */
const SHADES = 36;
/** A cell is another one by so many of them. */
const OTHER = 2;
/** Of the cells of a picture: the days and names of a run that differ from the last one's. */
const MOST_OTHERS = 0.03;

interface Pictures {
  /** How wide some letters are. */
  readonly fonts: string;
  readonly grids: Readonly<Record<string, readonly string[]>>;
  /** Of each picture, by `boxesOf`. */
  readonly boxes: Readonly<Record<string, readonly string[]>>;
}

const fontsOf = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const context = document.createElement("canvas").getContext("2d");
    context.font = getComputedStyle(document.body).font;
    return context.measureText("lithify remembers 0123456789, 決定").width.toFixed(1);
  })()`);

/** What stands there, from top to bottom; with its left edge and its width where it fills what it stands in. */
export const boxesOf = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const fills = (element) =>
      ["block", "list-item", "flex", "grid"].includes(getComputedStyle(element).display) &&
      getComputedStyle(element).position !== "absolute";
    return [...document.body.querySelectorAll("*")].flatMap((element) => {
      const { left, width, height } = element.getBoundingClientRect();
      if (element.closest("svg, pre") || width === 0 || height === 0 || !fills(element)) return [];
      const isFilled = ["block", "list-item"].includes(getComputedStyle(element.parentElement).display);
      const place = isFilled ? " " + Math.round(left) + "+" + Math.round(width) : "";
      return [element.localName + [...element.classList].map((name) => "." + name).join("") + place];
    });
  })()`);

/** Read by a page of nobody's, past the policy of the one that is looked at. */
export async function gridOf(page: Page): Promise<string[]> {
  const png = (await page.screenshot()).toString("base64");
  const blank = await page.context().newPage();
  const grid = await blank.evaluate<string[]>(`(async () => {
    const picture = await createImageBitmap(await (await fetch("data:image/png;base64,${png}")).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    context.drawImage(picture, 0, 0);
    const shade = (x, y) => {
      const { data } = context.getImageData(x * ${CELL}, y * ${CELL}, ${CELL}, ${CELL});
      const light = data.reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0) / (data.length * 0.75 * 256);
      return Math.floor(light * ${SHADES}).toString(${SHADES});
    };
    const places = (size) => [...Array(Math.floor(size / ${CELL})).keys()];
    return places(picture.height).map((y) => places(picture.width).map((x) => shade(x, y)).join(""));
  })()`);
  await blank.close();
  return grid;
}

/** @returns how much of a picture is other than it was kept; undefined where nothing to speak of is */
export function difference(kept: readonly string[], now: readonly string[]): string | undefined {
  const cells = kept.flatMap((row, y) =>
    [...row].map((cell, x) => Math.abs(Number.parseInt(cell, SHADES) - Number.parseInt(now[y]?.[x] ?? "", SHADES))),
  );
  // One that is not there is no number.
  const others = cells.filter((by) => !(by < OTHER)).length;
  return tooMany(others, cells.length, "cells", now);
}

/** The same of boxes. */
export function boxesMoved(kept: readonly string[], now: readonly string[]): string | undefined {
  const left = [...now];
  const gone = kept.filter((box) => {
    const at = left.indexOf(box);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return tooMany(Math.max(gone.length, left.length), kept.length, "boxes", [...gone, "are now", ...left]);
}

const tooMany = (others: number, all: number, what: string, now: readonly string[]): string | undefined =>
  all > 0 && others <= MOST_OTHERS * all ? undefined : `${others} of ${all} ${what} are others:\n${now.join("\n")}`;

const picturesIn = (path: string): Pictures => JSON.parse(fs.readFileSync(path, "utf8")) as Pictures;

let isTold = false;
function tellOnce(fonts: string, kept: string): void {
  if (!isTold)
    console.log(
      `the pictures were kept with other fonts (${kept}, here ${fonts}): the boxes of each view are compared`,
    );
  isTold = true;
}

/**
 * Where LITHIFY_PICTURES names a folder nothing is compared: the picture is left there, and beside it a `pictures.json` to keep in place
 * of ours.
 * @returns how much of it is other than it was kept; undefined where nothing is
 */
export async function differenceOf(name: string, page: Page): Promise<string | undefined> {
  const [grid, boxes, fonts, kept] = [await gridOf(page), await boxesOf(page), await fontsOf(page), picturesIn(KEPT)];
  const folder = process.env.LITHIFY_PICTURES;
  if (folder !== undefined) {
    await page.screenshot({ path: join(folder, `${name}.png`) });
    const anew = join(folder, "pictures.json");
    const before = fs.existsSync(anew) ? picturesIn(anew) : { grids: {}, boxes: {} };
    const all = { fonts, grids: { ...before.grids, [name]: grid }, boxes: { ...before.boxes, [name]: boxes } };
    fs.writeFileSync(anew, `${JSON.stringify(all, undefined, 1)}\n`);
    return undefined;
  }
  if (fonts === kept.fonts) return difference(kept.grids[name] ?? [], grid);
  tellOnce(fonts, kept.fonts);
  return boxesMoved(kept.boxes[name] ?? [], boxes);
}
