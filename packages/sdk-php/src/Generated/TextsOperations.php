<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Texts. What the books say of a chart, each sentence with its work, chapter and verse.
 * @phpstan-import-type TextsKundaliInput from Types
 * @phpstan-import-type TextsKundaliAnswer from Types
 * @phpstan-import-type TextsDashasInput from Types
 * @phpstan-import-type TextsDashasAnswer from Types
 * @phpstan-import-type TextsCurrentDashasInput from Types
 * @phpstan-import-type TextsCurrentDashasAnswer from Types
 * @phpstan-import-type TextsTransitsInput from Types
 * @phpstan-import-type TextsTransitsAnswer from Types
 * @phpstan-import-type TextsVarshaphalInput from Types
 * @phpstan-import-type TextsVarshaphalAnswer from Types
 * @phpstan-import-type TextsMatchInput from Types
 * @phpstan-import-type TextsMatchAnswer from Types
 * @phpstan-import-type TextsWesternInput from Types
 * @phpstan-import-type TextsWesternAnswer from Types
 * @phpstan-import-type TextsNumbersInput from Types
 * @phpstan-import-type TextsNumbersAnswer from Types
 */
final class TextsOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * What the books say of a birth: each sentence with its work, chapter and verse. Sentences of our own that restate the classical works on the placements of a Vedic birth: rising sign, birth star, planets in houses and signs, lords in houses, yogas, doshas, and the limbs of the day. Each has the rule that called it up, the fact of the chart, its quality, and its sources. Works contradict each other: `contradictions` lists the themes on which they do, the stronger planet (shadbala) first, and no text is left out. `format` prose joins the texts by theme. `POST /api/v1/texts/kundali`, 3 credits.
     * @param TextsKundaliInput $input
     * @return TextsKundaliAnswer
     * @throws GrahaException
     */
    public function kundali(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('texts/kundali', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * What the books say of the nine Vimshottari periods of a birth. The great periods in their order, each with its text. The lord of a great period is read by his condition: strong with at least the required shadbala, weak below nine tenths of it, else mixed; Rahu and Ketu by the lord of their sign. The thresholds are a convention of this engine. Without a sunrise or a sunset there is no shadbala, and the text is the mixed one. `POST /api/v1/texts/dashas`, 3 credits.
     * @param TextsDashasInput $input
     * @return TextsDashasAnswer
     * @throws GrahaException
     */
    public function dashas(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('texts/dashas', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * What the books say of the Vimshottari periods that rule on a day. The great period and the sub-period that rule at 00:00 local time of `target_date` (today if omitted), each with its text. The lord of a great period is read by his condition: strong with at least the required shadbala, weak below nine tenths of it, else mixed; Rahu and Ketu by the lord of their sign. The thresholds are a convention of this engine. Without a sunrise or a sunset there is no shadbala, and the text is the mixed one. Outside the 120 years of the cycle there is no text. `POST /api/v1/texts/current-dashas`, 2 credits.
     * @param TextsCurrentDashasInput $input
     * @return TextsCurrentDashasAnswer
     * @throws GrahaException
     */
    public function currentDashas(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('texts/current-dashas', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * What the books say of the transits of a moment, counted from the natal Moon. The nine grahas at `target` (now if omitted), each with the text of its house from the Moon of birth. A good place may be obstructed by a planet in the place of vedha: `evidence` names it, and the books then withhold the good. During sade sati or a dhaiya, a second text of Saturn has its phase. `POST /api/v1/texts/transits`, 2 credits.
     * @param TextsTransitsInput $input
     * @return TextsTransitsAnswer
     * @throws GrahaException
     */
    public function transits(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('texts/transits', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * What the books say of a year of life: the house of the muntha, and the lord of the year. The muntha in its house of the annual chart, and the lord of the year by its strength, each with its text. Both are those of `varshaphal/chart` with the same settings: strong is a lord with at least 10 Vishwa of 20, weak one below 5. `strength` is null, because the shadbala of the birth has no part in a year. `POST /api/v1/texts/varshaphal`, 4 credits.
     * @param TextsVarshaphalInput $input
     * @return TextsVarshaphalAnswer
     * @throws GrahaException
     */
    public function varshaphal(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('texts/varshaphal', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * What the books say of the kootas and poruthams of a couple. Each of the eight kootas and of the ten poruthams of two Moons with the text of its result: all of its points, part of them or none. Points are those of `matchmaking/ashtakoot` and `matchmaking/porutham`, with the same settings for the tables of the schools. `POST /api/v1/texts/match`, 2 credits.
     * @param TextsMatchInput $input
     * @return TextsMatchAnswer
     * @throws GrahaException
     */
    public function match(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('texts/match', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * What Western books say of a birth: planets in signs and houses, rulers, and aspects. Sentences of our own that restate Ptolemy, Lilly and the authors around 1900 on the ten planets of a Western chart. Uranus, Neptune and Pluto were unknown to the older works; their texts apply the nature of sign and house as the sources name it. Signs, houses and aspects are those of `western/natal` with the same settings. `POST /api/v1/texts/western`, 3 credits.
     * @param TextsWesternInput $input
     * @return TextsWesternAnswer
     * @throws GrahaException
     */
    public function western(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('texts/western', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * What the books say of the numbers of a birth date and a name. The life path with its pinnacles and challenges; with `year` the personal year, and with `full_name` expression, soul urge and personality, each with its text. Numbers are those of the `numerology` operations with their defaults; one that occurs twice has its text twice, with its ages in `evidence`. `POST /api/v1/texts/numbers`, 2 credits.
     * @param TextsNumbersInput $input
     * @return TextsNumbersAnswer
     * @throws GrahaException
     */
    public function numbers(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('texts/numbers', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
