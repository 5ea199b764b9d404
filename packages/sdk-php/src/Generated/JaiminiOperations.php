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
 */
final class JaiminiOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Chara karakas by degrees, with karakamsa and swamsa. Jaimini gives offices to the planets by how far each has gone in its sign: the one farthest is the Atma karaka, the self. `karakamsa` is the navamsa sign of the Atma karaka, `swamsa` the navamsa sign of the ascendant. Schools count eight karakas with Rahu or seven without; degrees are compared unrounded. `POST /api/v1/jaimini/karakas`, 1 credit.
     * @param JaiminiKarakasInput $input
     * @return JaiminiKarakasAnswer
     * @throws GrahaException
     */
    public function karakas(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('jaimini/karakas', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Arudha padas A1 to A12 with the arudha lagna and the upapada. The arudha of a house is as far from its lord as the lord is from the house; never the house itself or its seventh, but the tenth from there. A1 is the arudha lagna, A12 the upapada. Scorpio and Aquarius have two lords: `lord_rule` names what made one of them the stronger. `POST /api/v1/jaimini/arudhas`, 1 credit.
     * @param JaiminiArudhasInput $input
     * @return JaiminiArudhasAnswer
     * @throws GrahaException
     */
    public function arudhas(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('jaimini/arudhas', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Argala on each sign with its obstruction. Who intervenes in the matters of each house: grahas in the 2nd, 4th and 11th (primary) and 5th (secondary) from it, unless as many stand in the 12th, 10th, 3rd and 9th. Three malefics or more alone in the 3rd make a vipareeta argala, which is good. Some texts count the places of the nodes backwards. `POST /api/v1/jaimini/argala`, 1 credit.
     * @param JaiminiArgalaInput $input
     * @return JaiminiArgalaAnswer
     * @throws GrahaException
     */
    public function argala(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('jaimini/argala', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Chara dasha of K.N. Rao: periods of the twelve signs. The dasha of signs that K.N. Rao teaches. It begins with the ascendant and goes forward where the ninth sign is one of Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius, else backward. A sign rules as many years as its lord is away, less one; twelve where the lord is at home. No year is added for exaltation or taken for debilitation. Teachers differ on the order of the twelve parts of a period: here from the next sign, its own sign last. `POST /api/v1/jaimini/chara-dasha`, 2 credits.
     * @param JaiminiCharaDashaInput $input
     * @return JaiminiCharaDashaAnswer
     * @throws GrahaException
     */
    public function charaDasha(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('jaimini/chara-dasha', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Narayana dasha: periods of signs from the stronger of ascendant and seventh. The dasha of signs as P.V.R. Narasimha Rao has it. The stronger of the ascendant and the seventh begins; movable signs go one by one, fixed ones by every sixth, dual ones by trines; Saturn in the first sign makes it regular and forward, Ketu turns the direction round. A sign rules the years to its stronger lord, one more for an exalted and one less for a debilitated lord. A second cycle gives each sign what it lacked of twelve; periods are listed to the age of 120. The order of the twelve parts of a period has one source. `POST /api/v1/jaimini/narayana-dasha`, 2 credits.
     * @param JaiminiCharaDashaInput $input
     * @return JaiminiCharaDashaAnswer
     * @throws GrahaException
     */
    public function narayanaDasha(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('jaimini/narayana-dasha', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
