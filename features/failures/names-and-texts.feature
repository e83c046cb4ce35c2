Feature: Failures around names, entities, addresses and texts
  A filer who is not told what went wrong with a name or an address would enter it again in vain.

  @W8-name
  Rule: A name check that fails leads away by its kind of failure
    Scenario Outline: The kind of failure decides
      Given the filing is a limited liability company
      When this happens to the name check: <what happens>
      Then what follows includes <what follows>

      @browser
      Examples: The service is down, or the question is wrong
        | what happens       | what follows                            |
        | the registry fails | the notice that the service is down     |
        | nothing is found   | the notice that the filing cannot go on |

      Examples: Other answers
        | what happens                  | what follows                            |
        | the request is not understood | the notice that the filing cannot go on |
        | there were too many attempts  | the notice that the filing cannot go on |
        | the registry is busy          | the notice that the filing cannot go on |

    @browser
    Scenario: The registry cannot be reached
      Given the filing is a limited liability company
      When this happens to the name check: the registry cannot be reached
      Then what follows includes the notice that the service is down

    Scenario Outline: Everything that follows from a check of a name
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>

      Examples: Name and availability
        | question   | what happens                       | what follows                                                                                    |
        | name check | all goes well                      | nothing else                                                                                    |
        | name check | the registry fails                 | the notice that the service is down                                                             |
        | name check | something unexpected happens (499) | a note for operators with the name and the transaction, the notice that the filing cannot go on |
        | name check | something unexpected happens (501) | a note for operators with the name and the transaction, the notice that the filing cannot go on |
        | name check | nothing is found                   | a note for operators with the name and the transaction, the notice that the filing cannot go on |
        | name check | the registry cannot be reached     | the notice that the service is down                                                             |

      Examples: The name alone
        | question              | what happens                   | what follows                                                                                    |
        | check of a name alone | all goes well                  | nothing else                                                                                    |
        | check of a name alone | the registry fails             | the notice that the service is down                                                             |
        | check of a name alone | nothing is found               | a note for operators with the name and the transaction, the notice that the filing cannot go on |
        | check of a name alone | the registry is busy           | a note for operators with the name and the transaction, the notice that the filing cannot go on |
        | check of a name alone | the registry cannot be reached | the notice that the service is down                                                             |

  @W8-logged @A8-other
  Rule: Texts, entities and payments that cannot be had are recorded and nothing else
    Scenario Outline: The failure is recorded
      Given the filing is a limited liability company
      When this happens to the <question>: <what happens>
      Then operators are told of the failure
      And the filer stays there

      @browser
      Examples: A text and a payment
        | question          | what happens       |
        | introduction text | the registry fails |
        | request to pay    | the registry fails |

      Examples: Other texts
        | question          | what happens       |
        | introduction text | nothing is found   |
        | designator text   | the registry fails |
        | ownership note    | the registry fails |

      @W7-summary
      Examples: The record of an entity
        | question       | what happens       |
        | entity summary | the registry fails |

    Scenario Outline: Everything that follows from a text or a summary
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>

      Examples:
        | question                          | what happens                   | what follows         |
        | introduction text                 | all goes well                  | nothing else         |
        | introduction text                 | nothing is found               | a note for operators |
        | introduction text                 | the registry fails             | a note for operators |
        | introduction text                 | the registry cannot be reached | a note for operators |
        | designator text                   | all goes well                  | nothing else         |
        | designator text                   | nothing is found               | a note for operators |
        | designator text                   | the registry fails             | a note for operators |
        | designator text                   | the registry cannot be reached | a note for operators |
        | ownership note                    | all goes well                  | nothing else         |
        | ownership note                    | nothing is found               | a note for operators |
        | ownership note                    | the registry fails             | a note for operators |
        | ownership note                    | the registry cannot be reached | a note for operators |
        | entity summary                    | all goes well                  | nothing else         |
        | entity summary                    | nothing is found               | a note for operators |
        | entity summary                    | the registry fails             | a note for operators |
        | entity summary                    | the registry cannot be reached | a note for operators |
        | check whether a form can be filed | all goes well                  | nothing else         |
        | check whether a form can be filed | nothing is found               | a note for operators |
        | check whether a form can be filed | the registry fails             | a note for operators |
        | check whether a form can be filed | the registry cannot be reached | a note for operators |
        | hint on a name                    | all goes well                  | nothing else         |
        | hint on a name                    | the registry fails             | a note for operators |
        | hint on a name                    | the registry cannot be reached | a note for operators |
        | search for businesses             | all goes well                  | nothing else         |
        | search for businesses             | the registry fails             | a note for operators |
        | search for businesses             | the registry cannot be reached | a note for operators |
        | filing history                    | all goes well                  | nothing else         |
        | filing history                    | the registry fails             | a note for operators |
        | filing history                    | the registry cannot be reached | a note for operators |
        | list of forms for an entity       | all goes well                  | nothing else         |
        | list of forms for an entity       | the registry fails             | a note for operators |
        | list of forms for an entity       | the registry cannot be reached | a note for operators |
        | record on another day             | all goes well                  | nothing else         |
        | record on another day             | the registry fails             | a note for operators |
        | record on another day             | the registry cannot be reached | a note for operators |

  @W7-address
  Rule: An address that cannot be checked keeps the filer on the form
    Scenario Outline: What is reported when the check fails
      When this happens to the address check: <what happens>
      Then the message is "We are unable to check the address at this time. Review it and try again, or keep it as you entered it."

      Examples:
        | what happens                   |
        | the registry fails             |
        | the registry cannot be reached |

    Scenario Outline: What becomes of the address check
      When this happens to the address check: <what happens>
      Then what follows is <what follows>

      Examples:
        | what happens                          | what follows                    |
        | all goes well                         | nothing else                    |
        | something that was entered is refused | the problems at their fields    |
        | nothing is found                      | a note for operators, a message |
        | the registry fails                    | a note for operators, a message |
        | the registry cannot be reached        | a note for operators, a message |

  @A8-other @W7-lookups @W7-env
  Rule: Without its lists or its settings the service is down
    Scenario Outline: A list that does not come marks the service as down
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>

      Examples:
        | question                   | what happens                   | what follows                    |
        | list of states             | all goes well                  | nothing else                    |
        | list of states             | nothing is found               | a mark that the service is down |
        | list of states             | the registry fails             | a mark that the service is down |
        | list of states             | the registry cannot be reached | a mark that the service is down |
        | list of suffixes           | all goes well                  | nothing else                    |
        | list of suffixes           | nothing is found               | a mark that the service is down |
        | list of suffixes           | the registry fails             | a mark that the service is down |
        | list of suffixes           | the registry cannot be reached | a mark that the service is down |
        | list of countries          | all goes well                  | nothing else                    |
        | list of countries          | nothing is found               | a mark that the service is down |
        | list of countries          | the registry fails             | a mark that the service is down |
        | list of countries          | the registry cannot be reached | a mark that the service is down |
        | list of countries by group | all goes well                  | nothing else                    |
        | list of countries by group | nothing is found               | a mark that the service is down |
        | list of countries by group | the registry fails             | a mark that the service is down |
        | list of countries by group | the registry cannot be reached | a mark that the service is down |

    Scenario Outline: Settings that do not come is recorded as well
      When this happens to the settings of the portal: <what happens>
      Then what follows is <what follows>

      Examples:
        | what happens                   | what follows                                          |
        | all goes well                  | nothing else                                          |
        | nothing is found               | a note for operators, a mark that the service is down |
        | the registry fails             | a note for operators, a mark that the service is down |
        | the registry cannot be reached | a note for operators, a mark that the service is down |
