package graha

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"
)

const oneKey = `{"keys":[{"crv":"Ed25519","kid":"known","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]}`

// slowFrom gives a directory whose requests from the given one on are answered only after the returned release is closed.
func slowFrom(t *testing.T, number int32) (server *httptest.Server, asked, release chan struct{}) {
	asked, release = make(chan struct{}, 8), make(chan struct{})
	var count int32
	server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if atomic.AddInt32(&count, 1) >= number {
			asked <- struct{}{}
			<-release
		}
		fmt.Fprint(w, oneKey)
	}))
	t.Cleanup(server.Close)
	return server, asked, release
}

func find(t *testing.T, client *Client, id string) {
	t.Helper()
	if _, err := client.keyOf(context.Background(), id); err != nil {
		t.Error(err)
	}
}

func TestVerificationWaitsForNoFetchOfAnotherAPI(t *testing.T) {
	quick, _, _ := slowFrom(t, 2)
	slow, asked, release := slowFrom(t, 1)
	done := make(chan struct{})
	go func() {
		defer close(done)
		find(t, New("key", slow.URL), "known")
	}()
	<-asked
	find(t, New("key", quick.URL), "known")
	close(release)
	<-done
}

func TestVerificationWithAKnownKeyWaitsForNoFetch(t *testing.T) {
	server, asked, release := slowFrom(t, 2)
	client := New("key", server.URL)
	find(t, client, "known")
	own := directoryAt(server.URL + directoryPath)
	own.at = own.at.Add(-2 * time.Minute) // An unknown key is asked for again.
	done := make(chan error, 1)
	go func() {
		_, err := client.keyOf(context.Background(), "unknown")
		done <- err
	}()
	<-asked
	find(t, client, "known")
	close(release)
	var refusal *ReceiptError
	if err := <-done; !errors.As(err, &refusal) || refusal.Problem != "key_unknown" {
		t.Error(err)
	}
}

func TestKeysAreFetchedOnceForAllWhoWait(t *testing.T) {
	server, asked, release := slowFrom(t, 1)
	client := New("key", server.URL)
	done := make(chan struct{})
	for index := 0; index < 5; index++ {
		go func() {
			find(t, client, "known")
			done <- struct{}{}
		}()
	}
	<-asked
	close(release)
	for index := 0; index < 5; index++ {
		<-done
	}
	if len(asked) > 0 {
		t.Error("the keys were fetched again")
	}
}
