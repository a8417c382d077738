import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ScoreChart } from "./score-chart.tsx";

test("each goal says whether it is met, and what has none says nothing", () => {
  const figure = (name: string, goal: string, percent: number) => ({
    name,
    goal,
    today: `${percent}% (1 of 2; 95% interval 1.0% to 99.0%)`,
  });
  const html = renderToStaticMarkup(
    <ScoreChart
      lines={[figure("Recognized", "97% or more", 97.9), figure("False alarms", "3% or less", 4.5), figure("Asked about", "", 4)]}
    />,
  );
  expect(html).toMatch(/bg-urgent[^>]*>Goal missed/s);
  expect(html.replaceAll(/<[^>]+>/g, " ")).toMatch(
    /Recognized\s+97\.9%.*Goal met:\s+97% or more.*False alarms\s+4\.5%.*Goal missed:\s+3% or less.*Asked about\s+4%\s*$/s,
  );
});
