<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Jaimini. The school of Jaimini: karakas, arudhas, argala, and dashas of signs.
 * @phpstan-import-type JaiminiKarakasInput from Types
 * @phpstan-import-type JaiminiKarakasAnswer from Types
 * @phpstan-import-type JaiminiArudhasInput from Types
 * @phpstan-import-type JaiminiArudhasAnswer from Types
 * @phpstan-import-type JaiminiArgalaInput from Types
 * @phpstan-import-type JaiminiArgalaAnswer from Types
 * @phpstan-import-type JaiminiCharaDashaInput from Types
 * @phpstan-import-type JaiminiCharaDashaAnswer from Types
 * @phpstan-import-type JaiminiShoolaDashaAnswer from Types
 */
final class JaiminiOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Chara karakas by degrees, with karakamsa and swamsa. Jaimini gives offices to the planets by their degrees within the sign: the most advanced one is the Atma karaka, the self. `karakamsa` is the navamsa sign of the Atma karaka, `swamsa` the navamsa sign of the ascendant. Schools count eight karakas with Rahu or seven without; degrees are compared unrounded. `POST /api/v1/jaimini/karakas`, 1 credit.
     * @param JaiminiKarakasInput $input
     * @return JaiminiKarakasAnswer
     * @throws GrahaException
     */
    public function karakas(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('jaimini/karakas', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Arudha padas A1 to A12 with the arudha lagna and the upapada. The arudha of a house is as far from its lord as the lord is from the house; if that is the house itself or its seventh, the tenth from there is used. A1 is the arudha lagna, A12 the upapada. Scorpio and Aquarius have two lords: `lord_rule` names the rule by which one of them is the stronger. `POST /api/v1/jaimini/arudhas`, 1 credit.
     * @param JaiminiArudhasInput $input
     * @return JaiminiArudhasAnswer
     * @throws GrahaException
     */
    public function arudhas(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('jaimini/arudhas', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Argala on each sign with its obstruction. Grahas in the 2nd, 4th and 11th (primary) and 5th (secondary) from a house intervene in its matters, unless at least as many are in the 12th, 10th, 3rd and 9th. Three malefics or more alone in the 3rd make a vipareeta argala, which is good. Some texts count the places of the nodes backwards. `POST /api/v1/jaimini/argala`, 1 credit.
     * @param JaiminiArgalaInput $input
     * @return JaiminiArgalaAnswer
     * @throws GrahaException
     */
    public function argala(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('jaimini/argala', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Chara dasha of K.N. Rao: periods of the twelve signs. The dasha of signs that K.N. Rao teaches. It begins with the ascendant and goes forward if the ninth sign is one of Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius, otherwise backward. The years of a sign are the count from it to the sign of its lord, less one; twelve if the lord is in the sign itself. No year is added for exaltation or subtracted for debilitation. Teachers differ on the order of the twelve parts of a period: here the next sign is first and the sign itself last. `POST /api/v1/jaimini/chara-dasha`, 2 credits.
     * @param JaiminiCharaDashaInput $input
     * @return JaiminiCharaDashaAnswer
     * @throws GrahaException
     */
    public function charaDasha(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('jaimini/chara-dasha', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Narayana dasha: periods of signs from the stronger of ascendant and seventh. The dasha of signs by P.V.R. Narasimha Rao. It begins with the stronger of the ascendant and the seventh. From a movable sign it goes sign by sign, from a fixed one by every sixth, from a dual one by trines; Saturn in the first sign makes it regular and forward, Ketu reverses the direction. The years of a sign are counted to its stronger lord, plus one if that lord is exalted, less one if debilitated. In a second cycle each sign has twelve years less those of the first; periods are listed to the age of 120. The order of the twelve parts of a period has one source. `POST /api/v1/jaimini/narayana-dasha`, 2 credits.
     * @param JaiminiCharaDashaInput $input
     * @return JaiminiCharaDashaAnswer
     * @throws GrahaException
     */
    public function narayanaDasha(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('jaimini/narayana-dasha', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Shoola dasha: nine years for each sign. A dasha of signs by P.V.R. Narasimha Rao after Sanjay Rath, in one book and the programs that follow it. It begins with the stronger of the ascendant and the seventh and goes forward; each sign has nine years, 108 in all. Teachers differ on the twelve parts of a period: here they begin with the stronger of its sign and the seventh from it, in other programs with its own sign. `POST /api/v1/jaimini/shoola-dasha`, 2 credits.
     * @param JaiminiCharaDashaInput $input
     * @return JaiminiShoolaDashaAnswer
     * @throws GrahaException
     */
    public function shoolaDasha(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('jaimini/shoola-dasha', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Niryana Shoola dasha: periods of signs from the stronger of second and eighth. The dasha of signs that Brihat Parashara Hora Shastra calls Shoola, by P.V.R. Narasimha Rao. It begins with the stronger of the second and the eighth sign and goes forward from an odd sign, backward from an even one; Saturn in the first sign makes it forward. Movable signs have seven years, fixed ones eight, dual ones nine, 96 in all. Programs differ: some know no exception for Saturn, and some begin the twelve parts with the sign of the period instead of the sign with the lord of the stronger of that sign and the seventh. `POST /api/v1/jaimini/niryana-shoola-dasha`, 2 credits.
     * @param JaiminiCharaDashaInput $input
     * @return JaiminiShoolaDashaAnswer
     * @throws GrahaException
     */
    public function niryanaShoolaDasha(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('jaimini/niryana-shoola-dasha', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
