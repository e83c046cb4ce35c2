Feature: Whether a name is free
  Two names are the same on the records when only capitals, periods, commas, underscores, apostrophes, inverted apostrophes or the amount
  of white space set them apart (C.R.S. 7-90-601). Everything else distinguishes.

  Background:
    Given the filing is a limited liability company

  @W4-name-outcomes @W5-name-taken @W7-nameavail @W2-entityname
  Rule: A name is free when it is distinguishable on the records from every name that is held
    Scenario Outline: A name of a company is compared with a name on record
      Given the name "<on record>" is on record
      When the name "<asked for>" is checked for a limited liability company
      Then the name is <outcome>

      Examples: Distinguishable from ABC LLC
        | on record | asked for                     | outcome   |
        | ABC LLC   | ABC Limited Liability Company | available |
        | ABC LLC   | A B C LLC                     | available |
        | ABC LLC   | A-B-C LLC                     | available |
        | ABC LLC   | (ABC) LLC                     | available |
        | ABC LLC   | The ABC LLC                   | available |
        | ABC LLC   | ABC, Ltd.                     | available |

      Examples: And the other way round
        | on record                     | asked for | outcome   |
        | ABC Limited Liability Company | ABC LLC   | available |
        | A B C LLC                     | ABC LLC   | available |
        | A-B-C LLC                     | ABC LLC   | available |
        | (ABC) LLC                     | ABC LLC   | available |
        | ABC INC                       | ABC LLC   | available |
        | The ABC LLC                   | ABC LLC   | available |

      Examples: Not distinguishable
        | on record | asked for     | outcome       |
        | ABC LLC   | ABC LLC       | not available |
        | ABC LLC   | abc llc       | not available |
        | ABC LLC   | A.B.C. L.L.C. | not available |
        | ABC LLC   | ABC,  LLC     | not available |
        | ABC, LLC. | ABC LLC       | not available |

    Scenario Outline: A name of a corporation is compared with a name on record
      Given the name "<on record>" is on record
      When the name "<asked for>" is checked for a domestic profit corporation
      Then the name is <outcome>

      Examples: Distinguishable
        | on record           | asked for           | outcome   |
        | ABC LLC             | ABC INC             | available |
        | ABC Inc             | ABC Incorporated    | available |
        | ABC Incorporated    | ABC Inc             | available |
        | ABCInc              | ABC Inc             | available |
        | Brook & Stone Inc   | Brook AND Stone Inc | available |
        | Brook and Stone Inc | Brook & Stone Inc   | available |

      Examples: Not distinguishable
        | on record  | asked for        | outcome       |
        | ABC Inc    | abc inc          | not available |
        | abc inc    | ABC Inc          | not available |
        | ABC Inc    | A.B.C. Inc       | not available |
        | A.B.C. Inc | ABC Inc          | not available |
        | ABC Inc    | ABC, Inc.        | not available |
        | ABC, Inc.  | ABC Inc          | not available |
        | ABC Inc    | A_B_C_ Inc       | not available |
        | A_B_C_ Inc | ABC Inc          | not available |
        | ABC Inc    | A'BC' Inc        | not available |
        | A'BC' Inc  | ABC Inc          | not available |
        | ABC’s Inc  | ABC's Inc        | not available |
        | ‘ABC’ Inc  | ABC Inc          | not available |
        | ABC Inc    | `ABC` Inc        | not available |
        | `ABC` Inc  | ABC Inc          | not available |
        | ABC Inc    | ABC[3 spaces]Inc | not available |

    Scenario: A corporation is told apart by a space before its term
      Given the name "ABC Inc" is on record
      When the name "ABCInc" is checked for a domestic nonprofit corporation
      Then the name is available

    @api-only
    Scenario Outline: The registry compares a name with a name on record
      Given the name "<on record>" is on record
      When the name "<asked for>" is checked for a <filing>
      Then the name is <outcome>

      Examples: Distinguishable
        | on record                        | asked for                               | filing                         | outcome   |
        | ABC LLC                          | ABC Limited Liability Company           | limited liability company      | available |
        | ABC LLC                          | A B C LLC                               | limited liability company      | available |
        | ABC LLC                          | A-B-C LLC                               | limited liability company      | available |
        | ABC LLC                          | (ABC) LLC                               | limited liability company      | available |
        | ABC LLC                          | ABC INC                                 | domestic profit corporation    | available |
        | ABC LLC                          | The ABC LLC                             | limited liability company      | available |
        | Bluebird Registered Agents, Inc. | Bluebird Registered Agents Incorporated | domestic profit corporation    | available |
        | Bluebird Registered Agents, Inc. | Bluebird Registered AgentsInc           | domestic nonprofit corporation | available |
        | Brook & Stone LLC                | Brook and Stone LLC                     | limited liability company      | available |

      Examples: And the other way round
        | on record                     | asked for | filing                      | outcome   |
        | DEF Limited Liability Company | DEF LLC   | limited liability company   | available |
        | G H I LLC                     | GHI LLC   | limited liability company   | available |
        | J-K-L LLC                     | JKL LLC   | limited liability company   | available |
        | (MNO) LLC                     | MNO LLC   | limited liability company   | available |
        | The PQR LLC                   | PQR LLC   | limited liability company   | available |
        | STU LLC                       | STU INC   | domestic profit corporation | available |

      Examples: Not distinguishable
        | on record                        | asked for                            | filing                      | outcome       |
        | Bluebird Registered Agents, Inc. | bluebird registered agents inc       | domestic profit corporation | not available |
        | Bluebird Registered Agents, Inc. | Bluebird Registered A.g.e.n.t.s. Inc | domestic profit corporation | not available |
        | Bluebird Registered Agents, Inc. | Bluebird_ Registered Agents Inc      | domestic profit corporation | not available |
        | Bluebird Registered Agents, Inc. | Bluebird Registered Agents' Inc      | domestic profit corporation | not available |
        | Bluebird Registered Agents, Inc. | `Bluebird` Registered Agents Inc     | domestic profit corporation | not available |
        | Alder Ridge Farms LLC            | alder ridge  farms, l.l.c.           | limited liability company   | not available |
        | V.W.X., LLC                      | VWX LLC                              | limited liability company   | not available |

    @api
    Scenario Outline: A name of marks that tell nothing apart is no name
      When the name "<name>" is checked for a domestic nonprofit corporation
      Then the message about the name is "<answer>"

      Examples:
        | name  | answer                         |
        | ...   | Enter the name you want to use |
        | ,_'`. | Enter the name you want to use |
        | !!!   |                                |

    @api
    Scenario: A name that is held is refused with the sentence of the office
      Given the name "Alder Ridge Farms LLC" is on record
      When the name "Alder Ridge Farms LLC" is checked
      Then the message about the name is "That name is already being used in Colorado."

    @browser-only
    Scenario: A filer whose name is held stays at the entity name
      Given the name "Alder Ridge Farms LLC" is on record
      And the filer is asked for the entity name
      When the filer continues with "alder ridge farms llc" as the name
      Then the problem with the name is "That name is already being used in Colorado."
      And the filer is at the entity name step

    @browser-only
    Scenario: A filer continues with a name that an article and its term tell apart
      Given the name "Alder Ridge Farms LLC" is on record
      And the filer is asked for the entity name
      When the filer continues with "The Alder-Ridge Farms Ltd." as the name
      Then the filer is at the principal office address step

  @W4-name-outcomes @W2-entityname @W7-nameavail
  Rule: A filer is told which names on record are close to a name that is free, and may use it
    Close names have the same words apart from articles, required terms, marks and spaces.

    Scenario Outline: The names that are close
      Given the name "<on record>" is on record
      When the name "<asked for>" is checked
      Then the name is available
      And the note about the name is "<note>"

      Examples: Close
        | on record             | asked for                                  | note                                                                                                         |
        | Alder Ridge Farms LLC | The Alder Ridge Farms LLC                  | You may use this name, but it is close to “Alder Ridge Farms LLC” on record. Keep it, or choose another one. |
        | Alder Ridge Farms LLC | Alder-Ridge Farms Ltd.                     | You may use this name, but it is close to “Alder Ridge Farms LLC” on record. Keep it, or choose another one. |
        | Alder Ridge Farms LLC | AlderRidge Farms Limited Liability Company | You may use this name, but it is close to “Alder Ridge Farms LLC” on record. Keep it, or choose another one. |
        | Aspen Orchard LLC     | An Aspen Orchard LLC                       | You may use this name, but it is close to “Aspen Orchard LLC” on record. Keep it, or choose another one.     |
        | Brook & Stone LLC     | Brook and Stone LLC                        | You may use this name, but it is close to “Brook & Stone LLC” on record. Keep it, or choose another one.     |
        | Cedar Mesa, Inc.      | Cedar Mesa LLC                             | You may use this name, but it is close to “Cedar Mesa, Inc.” on record. Keep it, or choose another one.      |

      Examples: Not close
        | on record             | asked for               | note |
        | Alder Ridge Farms LLC | Alder Ridge Farm LLC    |      |
        | Alder Ridge Farms LLC | Alder Ridge Farms 2 LLC |      |
        | Cole & A Plumbing LLC | Cole & Plumbing LLC     |      |

    Scenario Outline: The term of the name on record does not keep it from being close
      Given the name "Alder Ridge Farms <term>" is on record
      When the name "The Alder Ridge Farms LLC" is checked
      Then the note about the name is "You may use this name, but it is close to “Alder Ridge Farms <term>” on record. Keep it, or choose another one."

      Examples:
        | term                                  |
        | Limited Liability Company             |
        | Ltd. Liability Company                |
        | Limited Liability Co.                 |
        | Ltd. Liability Co.                    |
        | Limited Liability Partnership         |
        | Limited Liability Limited Partnership |
        | Limited Partnership                   |
        | Professional Corporation              |
        | Limited                               |
        | Ltd.                                  |
        | L.L.C.                                |
        | LLP                                   |
        | LLLP                                  |
        | LP                                    |
        | P.C.                                  |
        | PLLC                                  |
        | Corporation                           |
        | Corp.                                 |
        | Incorporated                          |
        | Inc.                                  |
        | Company                               |
        | Co.                                   |
        | Cooperative                           |
        | Association                           |
        | Co-op                                 |

    Scenario: No more than three are told
      Given these names are on record:
        | name             |
        | Elm Fork Inc.    |
        | Elm Fork Company |
        | The Elm Fork LLC |
        | Elm-Fork LLC     |
      When the name "Elm Fork LLC" is checked
      Then the note about the name is "You may use this name, but it is close to “Elm Fork Company”, “Elm Fork Inc.” and “Elm-Fork LLC” on record. Keep it, or choose another one."

    @api-only
    Scenario Outline: The registry tells what is close
      Given the name "<on record>" is on record
      When the name "<asked for>" is checked
      Then the note about the name is "<note>"

      Examples:
        | on record             | asked for                 | note                                                                                                         |
        | Alder Ridge Farms LLC | The Alder Ridge Farms LLC | You may use this name, but it is close to “Alder Ridge Farms LLC” on record. Keep it, or choose another one. |
        | Brook & Stone LLC     | Brook and Stone, Ltd.     | You may use this name, but it is close to “Brook & Stone LLC” on record. Keep it, or choose another one.     |
        | Brook & Stone LLC     | Brook or Stone LLC        |                                                                                                              |

    Scenario: A name that is held is refused, whatever is close to it
      Given the name "Alder Ridge Farms LLC" is on record
      And the name "The Alder Ridge Farms LLC" is on record
      When the name "Alder Ridge Farms LLC" is checked
      Then the name is not available
      And the note about the name is ""

    Scenario: The note goes when the filer changes the name
      Given the name "Alder Ridge Farms LLC" is on record
      When the name "The Alder Ridge Farms LLC" is checked
      And the filer changes the name to "Juniper Flat LLC"
      Then the note about the name is ""

    @browser-only
    Scenario: The filer continues and still reads the note after reloading the filing
      Given the name "Alder Ridge Farms LLC" is on record
      And the filer is asked for the entity name
      When the filer continues with "The Alder Ridge Farms LLC" as the name
      And the filer reloads the filing
      Then the filer is told "You may use this name, but it is close to “Alder Ridge Farms LLC” on record. Keep it, or choose another one."

  @W4-name-outcomes @W5-name-reserved @W2-dialogs
  Rule: A reserved name is used only by who is authorized to use it
    @api
    Scenario: A reserved name is told apart from a held one
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      When the name "Copper Lantern LLC" is checked
      Then the name is reserved

    @browser-only
    Scenario: The filer must say whether the name may be used
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      And the filer is asked for the entity name
      When the filer continues with "Copper Lantern LLC" as the name
      Then the filer is asked whether the reserved name may be used

    @browser
    Scenario: A filer who is authorized continues with the reserved name
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      And the filer is asked for the entity name
      When the filer continues with "copper lantern llc" as the name
      And the filer answers "Yes" to the use of the reserved name
      Then the filer is at the principal office address step

    Scenario: The question must be answered
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      When the name "Copper Lantern LLC" is checked
      Then the message about the name is "Choose Yes or No."

    Scenario: The reserved name is stored as the registry returns it
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      When the name "copper lantern, llc" is checked
      And the filer answers "Yes" to the use of the reserved name
      Then the name is stored as "Copper Lantern LLC"
      And the message about the name is ""

    @browser
    Scenario: A filer who is not authorized chooses another name
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      And the filer is asked for the entity name
      When the filer continues with "Copper Lantern LLC" as the name
      And the filer answers "No" to the use of the reserved name
      Then the name reads ""

  @W4-name-outcomes
  Rule: Editing the name forgets what the registry said of the name before
    Scenario: The reservation and its answer are forgotten
      Given the filer is authorized to use the reserved name "Copper Lantern LLC"
      When the filer changes the name to "Copper Lamp LLC"
      Then the availability of the name is unknown

  @W4-name-outcomes @W5-name-taken
  Rule: What the registry says decides the outcome
    Scenario Outline: Each answer of the registry has one outcome
      When the registry says that the name is <validity>, <availability> and <reservation>
      Then the name is <outcome>

      Examples:
        | validity | availability | reservation  | outcome       |
        | valid    | available    | not reserved | available     |
        | valid    | available    | reserved     | reserved      |
        | valid    | taken        | reserved     | reserved      |
        | valid    | taken        | not reserved | not available |
        | invalid  | available    | not reserved | invalid       |
        | invalid  | taken        | not reserved | invalid       |
        | invalid  | available    | reserved     | invalid       |
        | invalid  | taken        | reserved     | invalid       |

    Scenario: A filer who is not authorized starts over
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      When the name "Copper Lantern LLC" is checked
      And the filer answers "No" to the use of the reserved name
      Then the name is stored as ""
      And the availability of the name is unknown
