/**
 * The page's pictures, compared with those that are kept: each as a grid of how bright its cells are, in which a letter drawn otherwise
 * is nothing and a part that moved, is gone or lies over another is much. Other fonts break lines elsewhere: on a machine with other ones
 * nothing is compared.
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
}

const fontsOf = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const context = document.createElement("canvas").getContext("2d");
    context.font = getComputedStyle(document.body).font;
    return context.measureText("lithify remembers 0123456789, 決定").width.toFixed(1);
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
  const isAlike = cells.length > 0 && others <= MOST_OTHERS * cells.length;
  return isAlike ? undefined : `${others} of ${cells.length} cells are others:\n${now.join("\n")}`;
}

const picturesIn = (path: string): Pictures => JSON.parse(fs.readFileSync(path, "utf8")) as Pictures;

/**
 * Where LITHIFY_PICTURES names a folder nothing is compared: the picture is left there, and beside it a `pictures.json` to keep in place
 * of ours.
 * @returns how much of it is other than it was kept; undefined where nothing is, or where the machine has other fonts
 */
export async function differenceOf(name: string, page: Page): Promise<string | undefined> {
  const [grid, fonts, kept] = [await gridOf(page), await fontsOf(page), picturesIn(KEPT)];
  const folder = process.env.LITHIFY_PICTURES;
  if (folder !== undefined) {
    await page.screenshot({ path: join(folder, `${name}.png`) });
    const anew = join(folder, "pictures.json");
    const grids = { ...(fs.existsSync(anew) ? picturesIn(anew).grids : {}), [name]: grid };
    fs.writeFileSync(anew, `${JSON.stringify({ fonts, grids }, undefined, 1)}\n`);
    return undefined;
  }
  return fonts === kept.fonts ? difference(kept.grids[name] ?? [], grid) : undefined;
}
