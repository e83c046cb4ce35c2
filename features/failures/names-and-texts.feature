Feature: Answers about names, entities, addresses and texts
  What the portal does with each answer of the registry, and with none.

  @W8-name
  Rule: A name check that fails leads away by its kind of failure
    Scenario Outline: The answer to the name check decides
      Given the filing is a limited liability company
      When the registry answers the name check with <answer>
      Then the effects include <effect>

      @browser
      Examples: The service is down, or the question is wrong
        | answer | effect                  |
        | 500    | the down notice         |
        | 404    | the filing-issue notice |

      Examples: Other answers
        | answer | effect                  |
        | 400    | the filing-issue notice |
        | 429    | the filing-issue notice |
        | 503    | the filing-issue notice |

    @browser
    Scenario: No answer comes to the name check
      Given the filing is a limited liability company
      When the registry does not answer the name check
      Then the effects include the down notice

    Scenario Outline: Everything that follows from a check of a name
      When the registry answers the <question> with <answer>
      Then the effects are <effects>

      Examples: Name and availability
        | question   | answer        | effects                                                                |
        | name check | success       | nothing                                                                |
        | name check | 500           | the down notice                                                        |
        | name check | the error 500 | the down notice                                                        |
        | name check | 499           | a log entry with the name and the transaction, the filing-issue notice |
        | name check | 501           | a log entry with the name and the transaction, the filing-issue notice |
        | name check | the error 404 | a log entry with the name and the transaction, the filing-issue notice |
        | name check | nothing       | the down notice                                                        |

      Examples: The name alone
        | question              | answer        | effects                                                                |
        | check of a name alone | success       | nothing                                                                |
        | check of a name alone | 500           | the down notice                                                        |
        | check of a name alone | 404           | a log entry with the name and the transaction, the filing-issue notice |
        | check of a name alone | the error 503 | a log entry with the name and the transaction, the filing-issue notice |
        | check of a name alone | nothing       | the down notice                                                        |

  @W8-logged @A8-other
  Rule: Texts, entities and payments that cannot be had are recorded and nothing else
    Scenario Outline: The failure is recorded
      Given the filing is a limited liability company
      When the registry answers the <question> with <answer>
      Then the failure is logged
      And the filer is not sent elsewhere

      @browser
      Examples: A text and a payment
        | question          | answer |
        | introduction text | 500    |
        | request to pay    | 500    |

      Examples: Other texts
        | question          | answer |
        | introduction text | 404    |
        | designator text   | 500    |
        | ownership note    | 500    |

      @W7-summary
      Examples: The record of an entity
        | question       | answer |
        | entity summary | 500    |

    Scenario Outline: Everything that follows from a text or a summary
      When the registry answers the <question> with <answer>
      Then the effects are <effects>

      Examples:
        | question                          | answer        | effects     |
        | introduction text                 | success       | nothing     |
        | introduction text                 | 404           | a log entry |
        | introduction text                 | the error 500 | a log entry |
        | introduction text                 | nothing       | a log entry |
        | designator text                   | success       | nothing     |
        | designator text                   | 404           | a log entry |
        | designator text                   | the error 500 | a log entry |
        | designator text                   | nothing       | a log entry |
        | ownership note                    | success       | nothing     |
        | ownership note                    | 404           | a log entry |
        | ownership note                    | the error 500 | a log entry |
        | ownership note                    | nothing       | a log entry |
        | entity summary                    | success       | nothing     |
        | entity summary                    | 404           | a log entry |
        | entity summary                    | the error 500 | a log entry |
        | entity summary                    | nothing       | a log entry |
        | check whether a form can be filed | success       | nothing     |
        | check whether a form can be filed | 404           | a log entry |
        | check whether a form can be filed | the error 500 | a log entry |
        | check whether a form can be filed | nothing       | a log entry |
        | hint on a name                    | success       | nothing     |
        | hint on a name                    | the error 500 | a log entry |
        | hint on a name                    | nothing       | a log entry |
        | filing history                    | success       | nothing     |
        | filing history                    | the error 500 | a log entry |
        | filing history                    | nothing       | a log entry |
        | list of forms for an entity       | success       | nothing     |
        | list of forms for an entity       | the error 500 | a log entry |
        | list of forms for an entity       | nothing       | a log entry |
        | record on another day             | success       | nothing     |
        | record on another day             | the error 500 | a log entry |
        | record on another day             | nothing       | a log entry |
        | search for businesses             | success       | nothing     |
        | search for businesses             | the error 500 | a log entry |
        | search for businesses             | nothing       | a log entry |

  @W7-address
  Rule: An address that cannot be checked keeps the filer on the form
    Scenario Outline: What is reported when the check fails
      When the registry answers the address check with <answer>
      Then the message is "We are unable to check the address at this time. Review it and try again, or keep it as you entered it."

      Examples:
        | answer        |
        | the error 500 |
        | nothing       |

    Scenario Outline: The answer to the address check
      When the registry answers the address check with <answer>
      Then the effects are <effects>

      Examples:
        | answer        | effects                       |
        | success       | nothing                       |
        | 422           | the problems found            |
        | 404           | a log entry, an error message |
        | the error 500 | a log entry, an error message |
        | nothing       | a log entry, an error message |

  @A8-other @W7-lookups @W7-env
  Rule: Without its lists or its environment the service is down
    Scenario Outline: A list that does not come marks the service as down
      When the registry answers the <question> with <answer>
      Then the effects are <effects>

      Examples:
        | question                   | answer        | effects               |
        | list of states             | success       | nothing               |
        | list of states             | 404           | the service-down flag |
        | list of states             | the error 500 | the service-down flag |
        | list of states             | nothing       | the service-down flag |
        | list of suffixes           | success       | nothing               |
        | list of suffixes           | 404           | the service-down flag |
        | list of suffixes           | the error 500 | the service-down flag |
        | list of suffixes           | nothing       | the service-down flag |
        | list of countries          | success       | nothing               |
        | list of countries          | 404           | the service-down flag |
        | list of countries          | the error 500 | the service-down flag |
        | list of countries          | nothing       | the service-down flag |
        | list of countries by group | success       | nothing               |
        | list of countries by group | 404           | the service-down flag |
        | list of countries by group | the error 500 | the service-down flag |
        | list of countries by group | nothing       | the service-down flag |

    Scenario Outline: An environment that does not come is recorded as well
      When the registry answers the environment with <answer>
      Then the effects are <effects>

      Examples:
        | answer        | effects                            |
        | success       | nothing                            |
        | 404           | a log entry, the service-down flag |
        | the error 500 | a log entry, the service-down flag |
        | nothing       | a log entry, the service-down flag |
